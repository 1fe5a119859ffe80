/**
 * What is wrong with a page as it is drawn, as lines of text: it can be scrolled sideways, texts or controls lie on one
 * another, a text sticks out of its control. Run by a browser within the page (bench/languages.ts).
 */
(() => {
  const faults = [];
  const root = document.documentElement;
  const wider = root.scrollWidth - root.clientWidth;
  if (wider > 0) faults.push(`can be scrolled sideways by ${wider} px`);

  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], [hidden], dialog:not([open])') === null;
  /** What moves with the window lies over the rest on purpose. */
  const layerOf = (element) => {
    for (let each = element; each; each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
    return root;
  };
  /** Cut off by what hides what flows out of it: texts for those who hear them, and rows that are scrolled. */
  const visiblePart = (box, element) => {
    let { left, top, right, bottom } = box;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(each);
      if (overflowX === 'visible' && clipPath === 'none') continue;
      const edge = each.getBoundingClientRect();
      if (clipPath.includes('50%')) return null;
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null;
  };

  const parts = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const element = node.parentElement;
    const text = node.data.trim();
    if (text === '' || /SCRIPT|STYLE|NOSCRIPT|OPTION/.test(element.tagName) || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      // The letters without the room that a font keeps above and below them.
      const room = line.height / 4;
      const letters = {
        left: line.left,
        right: line.right,
        top: line.top + room,
        bottom: line.bottom - room,
      };
      const box = visiblePart(letters, element);
      if (box) parts.push({ element, box, name: `«${text.slice(0, 40)}»`, isText: true });
    }
  }
  for (const element of document.querySelectorAll('button, input, select, textarea, video, iframe')) {
    if (!isShown(element) || element.type === 'hidden') continue;
    const box = visiblePart(element.getBoundingClientRect(), element);
    if (box) parts.push({ element, box, name: element.tagName.toLowerCase(), isText: false });
  }

  const isWithin = (one, other) => one.element.contains(other.element) || other.element.contains(one.element);
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      const [a, b] = [one.box, other.box];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width <= 2 || height <= 2 || isWithin(one, other)) continue;
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      faults.push(`${one.name} and ${other.name} lie on one another`);
    }
    const control = one.isText ? one.element.closest('button, a[class]') : null;
    const edge = control?.getBoundingClientRect();
    if (edge && (one.box.left < edge.left - 2 || one.box.right > edge.right + 2))
      faults.push(`${one.name} sticks out of its control`);
  }
  const { lang, dir } = root;
  const words = parts.filter(({ isText }) => isText).map(({ name }) => name);
  return { lang, dir, faults: [...new Set(faults)], words: [...new Set(words)] };
})();
