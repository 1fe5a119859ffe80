/** Finds the field of a text on the page, and the text of a field. */

/** Fields of a form that hold a text: Mantine names each by its path. */
const fieldsIn = (form: HTMLElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[data-path]:not([type=radio]):not([type=checkbox]), textarea[data-path]',
  ),
];

/** The field whose text stands where somebody clicked; undefined when the form holds none of it. */
export function fieldAt(clicked: Element, form: HTMLElement): HTMLElement | undefined {
  const fields = fieldsIn(form).filter(({ value }) => plain(value) !== '');
  for (
    let at: Element | null = clicked;
    at && at.tagName !== 'MAIN' && at.tagName !== 'BODY';
    at = at.parentElement
  ) {
    const text = plain(at.textContent);
    const found = fields.find(({ value }) => plain(value) === text);
    if (found) return found;
  }
  return undefined;
}

/** The innermost part of the page that shows the text, where it stands first; undefined when it stands nowhere. */
export function partWith(page: Document, value: string): HTMLElement | undefined {
  const text = plain(value);
  if (text === '') return undefined;
  const parts = [...page.querySelectorAll<HTMLElement>('main *')].filter(
    (part) => plain(part.textContent) === text,
  );
  return parts.findLast((part) => parts[0]?.contains(part));
}

function plain(text: string | null): string {
  return (text ?? '').replace(/[\s\u00a0\u2011]+/g, ' ').trim();
}
