// Finds the section of a long text that is being read, for its table of contents. None without script.
import { useEffect, useState } from "react";

/** A section is being read once it begins above this part of the window. */
const readingLine = 0.4;

/** The id of the last section that begins above the reading line; the first before that. */
export function useSectionInView(sections: readonly { readonly id: string }[]): string | null {
  const [inView, setInView] = useState<string | null>(null);
  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const begun = elements.filter(
          (element) => element.getBoundingClientRect().top < innerHeight * readingLine,
        );
        setInView((begun.at(-1) ?? elements[0])?.id ?? null);
      },
      // A line across the window, which sections cross one by one.
      { rootMargin: `-${readingLine * 100}% 0px -${(1 - readingLine) * 100}% 0px` },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  return inView;
}
