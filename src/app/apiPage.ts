/** The description of the calls as a page to read: plain HTML without a script, drawn from the OpenAPI document. */

type Schema = Record<string, unknown> & {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  description?: string;
  format?: string;
};

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

interface Operation {
  summary?: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

export interface ApiDescription {
  info: { title: string; version: string };
  paths?: Record<string, Record<string, Operation>>;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** @param styles address of the style sheet */
export function apiPage({ info, paths = {} }: ApiDescription, styles: string): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = Map.groupBy(calls, ({ path }) => groupName(path));
  const names = [...groups.keys()].toSorted();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(info.title)} API</title>
<link rel="stylesheet" href="${text(styles)}">
</head>
<body>
<header>
<h1>${text(info.title)} API</h1>
<p>${calls.length} calls. Those marked <span class="key">token</span> need the header <code>Authorization: Bearer …</code> with the token that <code>POST /api/login</code> answers. Errors are JSON: <code>detail</code> in the language of <code>Accept-Language</code>, <code>code</code>, and <code>fields</code> for a form.</p>
<nav aria-label="Groups">${names.map((name) => `<a href="#${text(name)}">${text(name)}</a>`).join(' ')}</nav>
</header>
<main>
${names.map((name) => groupOf(name, groups.get(name) ?? [])).join('\n')}
</main>
</body>
</html>`;
}

/** The noun of the address; the panel's calls are many, and have a noun of their own behind it. */
function groupName(path: string): string {
  const [, , noun = 'api', second = ''] = path.split('/');
  return noun === 'admin' && second ? `admin/${second}` : noun;
}

function groupOf(name: string, calls: readonly Call[]): string {
  return `<section id="${text(name)}" aria-labelledby="of-${text(name)}">
<h2 id="of-${text(name)}">${text(name)}</h2>
${calls.map(callOf).join('\n')}
</section>`;
}

function callOf({ method, path, operation }: Call): string {
  const { summary = '', security, parameters = [], requestBody, responses = {} } = operation;
  const body = schemaIn(requestBody?.content);
  const answer = schemaIn(responses['200']?.content);
  const rows = [
    ...parameters.map(({ name, in: place, required, schema }) =>
      row(name, { place, isRequired: required ?? false, schema: schema ?? {} }),
    ),
    ...fieldsOf(body).map(([name, schema]) =>
      row(name, { place: 'body', isRequired: body?.required?.includes(name) ?? false, schema }),
    ),
  ];
  const input = `<table><thead><tr><th>Input</th><th>In</th><th>Type</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<details>
<summary><b class="${text(method)}">${text(method.toUpperCase())}</b> <code>${text(path)}</code> ${security ? '<span class="key">token</span>' : ''} <span>${text(summary)}</span></summary>
${rows.length > 0 ? input : '<p>No input.</p>'}
${answer ? `<h3>Answer</h3>${shapeOf(answer)}` : ''}
</details>`;
}

function row(
  name: string,
  { place, isRequired, schema }: { place: string; isRequired: boolean; schema: Schema },
): string {
  const words = [isRequired ? 'required' : '', schema.description ?? ''].filter(Boolean).join('; ');
  return `<tr><td><code>${text(name)}</code></td><td>${text(place)}</td><td>${text(typeOf(schema))}</td><td>${text(words)}</td></tr>`;
}

/** Nested fields become a list within a list. */
function shapeOf(schema: Schema): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return `<p>${text(typeOf(schema))}</p>`;
  const lines = fields.map(([name, field]) => {
    const inner = innerOf(field);
    const words = field.description ? ` — ${text(field.description)}` : '';
    return `<li><code>${text(name)}</code> <i>${text(typeOf(field))}</i>${words}${inner ? shapeOf(inner) : ''}</li>`;
  });
  return `<ul>${lines.join('')}</ul>`;
}

/** The object behind a list, or behind one of several shapes. */
function innerOf(schema: Schema): Schema | null {
  const candidates = [schema, schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  for (const candidate of candidates) if (candidate && fieldsOf(candidate).length > 0) return candidate;
  return schema.items ? innerOf(schema.items) : null;
}

function fieldsOf(schema: Schema | undefined): [string, Schema][] {
  return Object.entries(schema?.properties ?? {});
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return [...new Set(several.map(typeOf))].join(' | ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'anything');
  return schema.format ? `${type} (${schema.format})` : type;
}

function schemaIn(content: Record<string, { schema?: Schema }> | undefined): Schema | undefined {
  return Object.values(content ?? {})[0]?.schema;
}

function text(value: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return value.replace(/[&<>"']/g, (character) => entities[character]!);
}
