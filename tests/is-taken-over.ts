/**
 * To be run in a page: whether script has taken all of it over. React marks the nodes that it has; parts of the page come in their
 * turn, and each begins with a comment.
 */
export function isTakenOver(): boolean {
  const root = document.getElementById("root");
  if (!root?.firstElementChild) return false;
  const firsts: Element[] = [root.firstElementChild];
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { data, nextSibling } = comments.currentNode as Comment;
    if (data === "$" && nextSibling instanceof Element) firsts.push(nextSibling);
  }
  return firsts.every((first) => Object.keys(first).some((key) => key.startsWith("__reactProps")));
}
