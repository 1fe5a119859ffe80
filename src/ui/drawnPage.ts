/**
 * The page as the server drew it and whoever else has changed it before its scripts ran: a translator, an extension. React
 * then draws the page anew; what only the server can draw moves over from the page that was there.
 */

const island = '[data-drawn]';
const drawn = new Map<string, Element>();

/** Call it before React sees the page. */
export function noteDrawnPage(): void {
  for (const element of islands(document.body)) drawn.set(placeOf(element), element);
}

/** Fills an island that was not drawn by the server. @returns false where there was none in its place */
export function fillIsland(element: Element): boolean {
  const before = drawn.get(placeOf(element));
  if (before === element) return true;
  if (!before || element.hasChildNodes()) return element.hasChildNodes();
  element.append(...before.childNodes);
  return true;
}

/** Its section, and its place among the islands there. */
function placeOf(element: Element): string {
  const part = element.closest('section[id]') ?? document.body;
  return `${part.id} ${islands(part).indexOf(element)}`;
}

function islands(part: Element): Element[] {
  return [...part.querySelectorAll(island)].filter((each) => !each.parentElement?.closest(island));
}

/**
 * A translator puts each text into an element of its own, also while the page is in use. React would look for the text
 * where it was and give the whole page up; so what has moved is taken from where it is now, or left.
 */
export function bearMovedTexts(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(added: T, next: Node | null): T {
    let place = next;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, added, place) as T;
  };
}
