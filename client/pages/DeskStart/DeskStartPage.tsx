// The first page of the formula desk.
import { Say } from "#client/components/Text/Text.tsx";
import type { DeskStartData } from "#shared/pages/desk.ts";

export function Page({ data }: { data: DeskStartData }) {
  return (
    <h1>
      <Say of={data.texts.title} />
    </h1>
  );
}
