// Being written.
import { Section } from "#client/components/Section/Section.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import type { PageData } from "#shared/pages/page.ts";

export function Page({ data }: { data: PageData["liposomes"] }) {
  return (
    <Section>
      <h1>
        <Say of={data.title} />
      </h1>
    </Section>
  );
}
