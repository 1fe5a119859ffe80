/** The frame of every mail: plain text and HTML from the same parts, escaped, readable without pictures. */
import type { Language } from '#shared/i18n.ts';

export interface LetterParts {
  language: Language;
  title: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** Why the reader gets this mail. */
  footer: string;
  /** Who writes and how to answer, a line each. */
  signature: readonly string[];
}

export function letter(parts: LetterParts): { text: string; html: string } {
  return { text: plainText(parts), html: html(parts) };
}

function plainText({ title, paragraphs, button, footer, signature }: LetterParts): string {
  const link = button ? [`${button.label}: ${button.url}`] : [];
  return [title, ...paragraphs, ...link, `--\n${[...signature, footer].join('\n')}`].join('\n\n');
}

function html({ language, title, paragraphs, button, footer, signature }: LetterParts): string {
  const link = button
    ? `<p style="margin:28px 0"><a href="${escaped(button.url)}" style="background:#A8123A;color:#FFFFFF;padding:14px 24px;text-decoration:none;border-radius:2px;display:inline-block">${escaped(button.label)}</a></p>
       <p style="font-size:13px;color:#5C544D;word-break:break-all">${escaped(button.url)}</p>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:#FBF8F4;color:#15110E;font:17px/1.55 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<h1 style="font:400 28px/1.25 Georgia,serif;margin:0 0 20px">${escaped(title)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')}
${link}
<p style="border-top:1px solid #D9CFC2;margin-top:36px;padding-top:16px;font-size:13px;color:#5C544D">${[...signature, footer].map(escaped).join('<br>')}</p>
</div></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
