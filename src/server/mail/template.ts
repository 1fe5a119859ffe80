/**
 * Makes a mail of a template: plain text and HTML of the same parts, escaped, readable without pictures. Hidden or
 * direction-changing characters in a value are left out.
 */
import { createTranslator, type Language } from '#shared/i18n.ts';
import { shownText } from '#shared/plainText.ts';
import { type FilledMail, htmlOf, type Link, type MailTable } from './frame.ts';

/** The texts of one mail in one language: ICU messages with named values. */
export interface MailTemplate {
  /** The title of the mail as well. */
  subject: string;
  /** In reading order. An empty one is left out. */
  paragraphs: readonly string[];
  button?: string;
  /** Why the reader gets this mail, where it is not the usual reason. */
  footer?: string;
}

export type MailValues = Readonly<Record<string, string | number>>;

export interface MailParts {
  language: Language;
  /** The school's name, at the top. */
  brand: string;
  /** Below the text; empty where the mail has none. */
  table: MailTable;
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

/** @throws Error where a value that a text names is missing, or a button leads nowhere */
export function renderMail(parts: MailParts): { subject: string; text: string; html: string } {
  const { language, template, values, url, greeting, signature, unsubscribe, denial = null } = parts;
  if ((template.button === undefined) !== (url === null)) throw new Error('a button needs a label and a URL');
  const fill = (message: string) => filled(message, language, values);
  const paragraphs = template.paragraphs.map(fill).filter(Boolean);
  const mail: FilledMail = {
    language,
    brand: parts.brand,
    table: parts.table.map(([label, value]) => [label, shownText(value)] as const),
    title: fill(template.subject),
    paragraphs: greeting === null ? paragraphs : [greeting, ...paragraphs],
    button: url === null ? null : { label: fill(template.button!), url },
    end: [...signature, template.footer === undefined ? parts.footer : fill(template.footer)],
    unsubscribe,
    denial,
  };
  return { subject: mail.title, text: plainText(mail), html: htmlOf(mail) };
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

function plainText({ title, paragraphs, table, button, end, unsubscribe, denial }: FilledMail): string {
  const rows = table.map(([label, value]) => `${label}: ${value}`).join('\n');
  const link = [button, denial].flatMap((each) => (each ? [`${each.label}: ${each.url}`] : []));
  const ending = unsubscribe ? [...end, `${unsubscribe.label}: ${unsubscribe.url}`] : end;
  return [title, ...paragraphs, rows, ...link, `--\n${ending.join('\n')}`].filter(Boolean).join('\n\n');
}
