// The first field of a bench: what makes it a combobox is fetched once it is reached.
import { useEffect, useEffectEvent, useState } from "react";
import { IdeaField } from "#client/components/IdeaField/IdeaField.tsx";
import type { IdeaFieldProps } from "#client/components/IdeaField/idea-box.ts";

type Tool = NonNullable<IdeaFieldProps["Tool"]>;

export function StartField(props: Omit<IdeaFieldProps, "Tool" | "reach">) {
  const [Tool, setTool] = useState<Tool | null>(null);
  const reach = () => {
    if (!Tool)
      import("#client/components/IdeaField/IdeaTool.tsx").then(
        ({ IdeaTool }) => setTool(() => IdeaTool),
        // Then its form is sent.
        () => undefined,
      );
  };
  const reachEarly = useEffectEvent(() => {
    if (document.activeElement?.id === props.id) reach();
  });
  useEffect(() => reachEarly(), []);
  return <IdeaField {...props} Tool={Tool} reach={reach} />;
}
