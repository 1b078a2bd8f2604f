/** To be run in a page: whether script has taken it over. React keeps its root on the node that it took, and commits all at once. */
export function isTakenOver(): boolean {
  const node = document.getElementById("root");
  const [root] = Object.entries(node ?? {}).flatMap(([key, fiber]) =>
    key.startsWith("__reactContainer") ? [fiber.stateNode] : [],
  );
  return root?.current.memoizedState?.isDehydrated === false;
}
