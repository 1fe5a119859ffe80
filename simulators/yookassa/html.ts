/** Markup that is already safe; everything else put into `html` is escaped. */
export type Html = { readonly markup: string };

/**
 * A template whose values are escaped unless they are `Html` themselves; arrays are joined, null shows
 * nothing.
 */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return {
    markup: parts.reduce(
      (text, part, index) => text + part + (index < values.length ? rendered(values[index]) : ''),
      '',
    ),
  };
}

export function page(language: string, title: string, body: Html): string {
  return `<!doctype html>${
    html`<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body>${body}</body></html>`.markup
  }`;
}

function rendered(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(rendered).join('');
  if (typeof value === 'object' && 'markup' in value) return String(value.markup);
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
