// Text and hairlines on the black plate alone: in four inks they would be fringed wherever these do not meet.

/** Colours of the templates (`base.typ`), and how much black stands for each. */
const blacks: Readonly<Record<string, number>> = {
  // ink, soft
  "15 42 36": 1,
  "75 93 87": 0.8,
  // line-2, line-light
  "185 193 185": 0.28,
  "216 220 213": 0.15,
};

/** A colour as Typst writes it: a space, then its components. */
const colour = /\/\w+ (cs|CS)\s+((?:[\d.]+\s+){1,3})(?:scn|SCN)/g;

/** `content`: of a page or of a form. Greys of the drawings go to black too; other colours stay as they are. */
export const separateBlack = (content: string): string =>
  content.replace(colour, (whole, operator: string, components: string) => {
    const values = components.trim().split(/\s+/).map(Number);
    const key = values.map((value) => Math.round(value * 255)).join(" ");
    const black = values.length === 1 ? 1 - (values[0] ?? 0) : blacks[key];
    if (black === undefined) return whole;
    return `0 0 0 ${Math.round(black * 1000) / 1000} ${operator === "cs" ? "k" : "K"}`;
  });
