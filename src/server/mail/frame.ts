/** How a mail looks: the school's name, one column, a table where there is one; dark where the reader's program is. */
import { known, type Language } from '#shared/i18n.ts';

export interface Link {
  label: string;
  url: string;
}

/** Rows of a label and a value. */
export type MailTable = readonly (readonly [label: string, value: string])[];

export interface FilledMail {
  language: Language;
  brand: string;
  table: MailTable;
  title: string;
  paragraphs: readonly string[];
  button: Link | null;
  end: readonly string[];
  unsubscribe: Link | null;
  denial: Link | null;
}

const paper = '#FBF8F4';
const ink = '#15110E';
const graphite = '#5C544D';
const rule = '#D9CFC2';
const carmine = '#A8123A';

/** Programs that know of dark schemes take these; others keep the styles at the elements. */
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#1A1613!important;color:#F1E9DE!important}.soft,.soft a{color:#B9AEA2!important}.line{border-color:#453D36!important}}`;

export function htmlOf(mail: FilledMail): string {
  const { language, brand, title, paragraphs, table, button, denial } = mail;
  return `<!doctype html><html lang="${language}" dir="${known[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;background:${paper};color:${ink};font:17px/1.55 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p class="line" style="margin:0 0 32px;padding-bottom:16px;border-bottom:1px solid ${rule};font:400 22px/1.2 ${serif(language)}">${escaped(brand)}</p>
<h1 style="font:400 28px/1.25 ${serif(language)};margin:0 0 20px">${escaped(title)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')}
${tableOf(table, language)}
${button ? buttonOf(button) : ''}
${denial ? `<p class="soft" style="margin:0 0 16px;font-size:13px;color:${graphite}">${linkOf(denial)}</p>` : ''}
${endOf(mail)}
</div></body></html>`;
}

function serif(language: Language): string {
  return language === 'zh' ? "Georgia,'Songti SC',SimSun,serif" : 'Georgia,serif';
}

/** Programs for mail know `left` and `right` alone. */
function tableOf(table: FilledMail['table'], language: Language): string {
  if (table.length === 0) return '';
  const [start, end] = known[language].direction === 'ltr' ? ['left', 'right'] : ['right', 'left'];
  const cell = `padding:10px 0;border-top:1px solid ${rule};vertical-align:top`;
  const rows = table.map(
    ([label, value]) =>
      `<tr><th class="line soft" scope="row" style="${cell};padding-${end}:24px;text-align:${start};font-weight:400;color:${graphite}">${escaped(label)}</th><td class="line" style="${cell};text-align:${end};font-weight:700">${escaped(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:24px 0;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`;
}

function buttonOf({ label, url }: Link): string {
  return `<p style="margin:28px 0"><a href="${escaped(url)}" style="background:${carmine};color:#FFFFFF;padding:14px 24px;text-decoration:none;border-radius:2px;display:inline-block">${escaped(label)}</a></p>`;
}

function endOf({ end, unsubscribe }: FilledMail): string {
  const lines = [...end.map(escaped), ...(unsubscribe ? [linkOf(unsubscribe)] : [])];
  return `<p class="line soft" style="border-top:1px solid ${rule};margin:36px 0 0;padding-top:16px;font-size:13px;color:${graphite}">${lines.join('<br>')}</p>`;
}

function linkOf({ label, url }: Link): string {
  return `<a href="${escaped(url)}" style="color:${graphite}">${escaped(label)}</a>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
