/** Files of a person's export: data.json for programs, data.html for reading and printing, and the pictures they name. */

import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Context } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import {
  type ColumnForm,
  type HeldRow,
  type PersonalTable,
  type PersonalWords,
  personalTablesOf,
} from '#server/personalData.ts';
import { schoolDay } from '#shared/dates.ts';
import type { SentFile } from '#shared/files.ts';
import { known, type Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import { privacyTexts } from '../texts.ts';
import { mostPictureBytes, withPictures } from './pictures.ts';
import { pictureColumn } from './store.ts';
import { wordsOf } from './words.ts';

/** Rows by section. */
export type HeldData = Record<string, HeldRow[]>;

/** Parses columns that hold JSON; flags become true and false. */
export function readable(row: HeldRow, { forms = {} }: PersonalTable): HeldRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const form = forms[name];
      if (form === 'flag') return [name, value === 1];
      const isJson = form === 'json' || typeof form === 'function';
      return [name, isJson && typeof value === 'string' ? (JSON.parse(value) as unknown) : value];
    }),
  );
}

export interface ArchiveOptions {
  language: Language;
  /** Whether somebody has answered at the account's address. */
  isConfirmed?: boolean;
  /** For pictures, in bytes. */
  room?: number;
}

/** To be called outside of any transaction: it reads the pictures. */
export async function archiveOf(
  ctx: Context,
  held: HeldData,
  { language, isConfirmed = true, room = mostPictureBytes }: ArchiveOptions,
): Promise<SentFile> {
  const at = ctx.app.now().toISOString();
  const { data, pictures, leftOut } = await withPictures(ctx, held, room);
  const json = JSON.stringify(
    { exported_at: at, ...data, ...(leftOut && { pictures_left_out: leftOut }) },
    null,
    2,
  );
  const page = pageOf(ctx, { data, language, isConfirmed, at, leftOut });
  return {
    name: `my-data-${schoolDay(at, ctx.app.config.timeZone)}.zip`,
    type: 'application/zip',
    bytes: zipSync(
      { 'data.json': strToU8(json), 'data.html': strToU8(page), ...stored(pictures) },
      { mtime: ctx.app.now() },
    ),
  };
}

/** As they are: a picture is compressed already, and trying would keep everybody waiting. */
function stored(pictures: Record<string, Uint8Array>): Zippable {
  return Object.fromEntries(Object.entries(pictures).map(([name, bytes]) => [name, [bytes, { level: 0 }]]));
}

interface PageOfData {
  data: HeldData;
  language: Language;
  isConfirmed: boolean;
  at: string;
  leftOut: number;
}

/** A page that loads nothing: no script, no address elsewhere; the pictures beside it are linked. */
function pageOf(ctx: Context, { data, language, isConfirmed, at, leftOut }: PageOfData): string {
  const t = privacyTexts.server.data[language];
  const features = featuresOf(ctx.app);
  const words = wordsOf(features, language);
  const forms = new Map(personalTablesOf(features).map((table) => [table.section, table.forms ?? {}]));
  const unconfirmed = isConfirmed ? '' : `<p>${escaped(t.unconfirmed)}</p>`;
  const noRoom = leftOut ? `<p>${escaped(t.noRoom.replace('{count}', String(leftOut)))}</p>` : '';
  const sections = Object.entries(data).map(([section, rows]) => {
    const title = words.sections[section] ?? section;
    const show = (name: string, value: unknown) =>
      shown(ctx, { language, words, value, form: forms.get(section)?.[name], isMoney: isMoney(name) });
    const records = rows.map((row) => recordOf(row, words.columns, show)).join('\n');
    const body = records || `<p class="none">${escaped(t.none)}</p>`;
    return `<section><h2>${escaped(title)}${rows.length > 1 ? ` <small>${rows.length}</small>` : ''}</h2>\n${body}</section>`;
  });
  return `<!doctype html>
<html lang="${language}" dir="${known[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(t.title)}</title><style>${style}</style></head>
<body><main><h1>${escaped(t.title)}</h1>
<p>${escaped(t.lead.replace('{at}', () => moment(ctx, language, at)))}</p><p>${escaped(t.leftOut)}</p>${unconfirmed}${noRoom}
${sections.join('\n')}
</main></body></html>
`;
}

function recordOf(
  row: HeldRow,
  names: Readonly<Record<string, string>>,
  show: (name: string, value: unknown) => string,
): string {
  const lines = Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => {
      const text = escaped(show(name, value));
      const told = name === pictureColumn ? `<a href="${text}">${text}</a>` : text;
      return `<dt>${escaped(names[name] ?? name)}</dt><dd>${told}</dd>`;
    });
  return `<dl>${lines.join('')}</dl>`;
}

interface Cell {
  language: Language;
  words: Required<PersonalWords>;
  value: unknown;
  form: ColumnForm | undefined;
  isMoney: boolean;
}

function isMoney(name: string): boolean {
  return name.endsWith('_kopecks');
}

function shown(ctx: Context, { language, words, value, form, isMoney }: Cell): string {
  const t = privacyTexts.server.data[language];
  if (value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (isMoney) return money(Number(value), language);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return moment(ctx, language, value);
  if (typeof form === 'function') return form(value);
  if (typeof value === 'object') {
    const named = Object.entries(value).map(([key, part]) => `${words.columns[key] ?? key}: ${String(part)}`);
    return named.join(', ') || '—';
  }
  // Texts typed by people are shown as they are.
  return (form === 'code' && words.values[String(value)]) || String(value);
}

function moment(ctx: Context, language: Language, at: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: ctx.app.config.timeZone } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(at));
}

function money(kopecks: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'RUB' }).format(toRubles(kopecks));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

const style = `
body{margin:0;background:#fbf8f4;color:#15110e;font:16px/1.5 system-ui,"Segoe UI",Arial,"Noto Sans SC",sans-serif}
main{max-width:52rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{font:400 2rem/1.2 Georgia,serif;margin:0 0 1rem}
h2{font:400 1.4rem/1.25 Georgia,serif;margin:2.5rem 0 .75rem;border-bottom:1px solid #d9cfc2;padding-bottom:.35rem}
small,.none{color:#5c544d}
dl{display:grid;grid-template-columns:minmax(9rem,16rem) 1fr;gap:.3rem 1.25rem;margin:0 0 1rem;padding:1rem;background:#fff;border:1px solid #e6ded3;break-inside:avoid}
dt{color:#5c544d}dd{margin:0;overflow-wrap:anywhere}
@media(max-width:36rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media print{body{background:#fff;font-size:11pt}main{max-width:none;padding:0}dl{padding:.5rem;border-color:#999}}
`;
