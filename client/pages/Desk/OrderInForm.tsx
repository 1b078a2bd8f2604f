// What was chosen of the order before the scripts came counts; from then on its fields follow the formula, on the ways back and forth
// too.
import { useEffect, useRef } from "react";
import type { OrderPresentation } from "#shared/formula/sentences/presentation.ts";
import { useDispatch } from "./formula-context.ts";

export function OrderInForm({
  fields,
  formId,
}: Pick<OrderPresentation, "fields"> & { formId: string }) {
  const dispatch = useDispatch();
  const isRead = useRef(false);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    for (const { part, name, value } of fields) {
      const field = form.elements.namedItem(name);
      if (!field || !("value" in field) || field.value === value) continue;
      if (isRead.current) field.value = value;
      else dispatch({ kind: "order", part, text: String(field.value) });
    }
    isRead.current = true;
  }, [fields, formId, dispatch]);
  return null;
}
