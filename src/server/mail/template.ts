/**
 * Makes a mail of a template: plain text and HTML of the same parts, escaped, readable without pictures. Hidden or
 * direction-changing characters in a value are left out.
 */
import { createTranslator, type Language } from '#shared/i18n.ts';
import { shownText } from '#shared/plainText.ts';

/** The texts of one mail in one language: ICU messages with named values. */
export interface MailTemplate {
  /** The title of the mail as well. */
  subject: string;
  /** In the order in which they are read. One that comes out empty is left out. */
  paragraphs: readonly string[];
  button?: string;
  /** Why the reader gets this mail, where it is not the usual reason. */
  footer?: string;
}

export type MailValues = Readonly<Record<string, string | number>>;

export interface MailParts {
  language: Language;
  template: MailTemplate;
  values: MailValues;
  /** Where the button leads; null where the template has none. */
  url: string | null;
  greeting: string | null;
  /** The usual reason why a reader gets a mail. */
  footer: string;
  /** Who writes and how to answer, a line each. */
  signature: readonly string[];
  /** Where the reader ends mails of this kind; null for those that cannot be ended. */
  unsubscribe: Link | null;
  /** Where somebody who got it by mistake says so. */
  denial?: Link | null;
}

interface Link {
  label: string;
  url: string;
}

/** @throws Error where a value that a text names is missing, or a button leads nowhere */
export function renderMail(parts: MailParts): { subject: string; text: string; html: string } {
  const { language, template, values, url, greeting, signature, unsubscribe, denial = null } = parts;
  if ((template.button === undefined) !== (url === null)) throw new Error('a button needs a label and a URL');
  const fill = (message: string) => filled(message, language, values);
  const paragraphs = template.paragraphs.map(fill).filter(Boolean);
  const mail: FilledMail = {
    language,
    title: fill(template.subject),
    paragraphs: greeting === null ? paragraphs : [greeting, ...paragraphs],
    button: url === null ? null : { label: fill(template.button!), url },
    end: [...signature, template.footer ?? parts.footer],
    unsubscribe,
    denial,
  };
  return { subject: mail.title, text: plainText(mail), html: html(mail) };
}

function filled(text: string, locale: Language, values: MailValues): string {
  const onError = (error: Error) => {
    throw error;
  };
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? shownText(value) : value,
  ]);
  return createTranslator({ locale, messages: { text }, onError })('text', Object.fromEntries(shown));
}

interface FilledMail {
  language: Language;
  title: string;
  paragraphs: readonly string[];
  button: Link | null;
  end: readonly string[];
  unsubscribe: Link | null;
  denial: Link | null;
}

function plainText({ title, paragraphs, button, end, unsubscribe, denial }: FilledMail): string {
  const link = [button, denial].flatMap((each) => (each ? [`${each.label}: ${each.url}`] : []));
  const ending = unsubscribe ? [...end, `${unsubscribe.label}: ${unsubscribe.url}`] : end;
  return [title, ...paragraphs, ...link, `--\n${ending.join('\n')}`].join('\n\n');
}

function html({ language, title, paragraphs, button, end, unsubscribe, denial }: FilledMail): string {
  const link = button
    ? `<p style="margin:28px 0"><a href="${escaped(button.url)}" style="background:#A8123A;color:#FFFFFF;padding:14px 24px;text-decoration:none;border-radius:2px;display:inline-block">${escaped(button.label)}</a></p>
       <p style="font-size:13px;color:#5C544D;word-break:break-all">${escaped(button.url)}</p>`
    : '';
  const notMine = denial
    ? `<p style="margin:0 0 16px;font-size:13px"><a href="${escaped(denial.url)}" style="color:#5C544D">${escaped(denial.label)}</a></p>`
    : '';
  const ending = unsubscribe
    ? `<br><a href="${escaped(unsubscribe.url)}" style="color:#5C544D">${escaped(unsubscribe.label)}</a>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:#FBF8F4;color:#15110E;font:17px/1.55 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<h1 style="font:400 28px/1.25 Georgia,serif;margin:0 0 20px">${escaped(title)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')}
${link}
${notMine}
<p style="border-top:1px solid #D9CFC2;margin-top:36px;padding-top:16px;font-size:13px;color:#5C544D">${end.map(escaped).join('<br>')}${ending}</p>
</div></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
