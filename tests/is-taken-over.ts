/** To be run in a page: whether script has taken it over. React marks the nodes that it has when it begins, and commits all at once. */
export function isTakenOver(): boolean {
  const { firstElementChild: first, lastElementChild: last } =
    document.getElementById("root") ?? document.body;
  const isMarked = (element: Element | null) =>
    Object.keys(element ?? {}).some((key) => key.startsWith("__reactProps"));
  return isMarked(first) && isMarked(last);
}
