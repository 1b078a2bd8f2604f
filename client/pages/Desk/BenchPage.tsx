// A bench of the formula desk.
import { Say } from "#client/components/Text/Text.tsx";
import type { DeskData } from "#shared/pages/desk.ts";

export function Page({ data }: { data: DeskData }) {
  return (
    <h1>
      <Say of={data.texts.title} />
    </h1>
  );
}
