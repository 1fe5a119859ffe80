/** Updates the shown page without loading it again: unchanged parts stay, with their place and state. */
export function mergePage(shown: Document, html: string): void {
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  merge(shown.body, drawn.body);
}

function merge(shown: Element, drawn: Element): void {
  if (shown.isEqualNode(drawn)) return;
  const [before, after] = [[...shown.childNodes], [...drawn.childNodes]];
  if (before.length !== after.length || before.some((node, index) => !isAlike(node, after[index]!))) {
    shown.replaceWith(shown.ownerDocument.importNode(drawn, true));
    return;
  }
  for (const { name } of [...shown.attributes]) if (!drawn.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of drawn.attributes) shown.setAttribute(name, value);
  for (const [index, node] of before.entries()) {
    const other = after[index]!;
    if (node instanceof Text || other.nodeType === Node.TEXT_NODE) node.textContent = other.textContent;
    else if (other instanceof Element) merge(node as Element, other);
  }
}

function isAlike(one: Node, other: Node): boolean {
  return one.nodeType === other.nodeType && one.nodeName === other.nodeName;
}
