/** Every mail of the product, in every language, filled and read as its reader would. */
import { join } from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { mailingsTexts } from '#features/talk/mailings/texts.ts';
import { type MailTemplate, type MailValues, renderMail } from '#server/mail/template.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { root } from '#test/sources.ts';
import { textsModules } from '../scripts/textsFiles.ts';

type Mail = Record<Language, MailTemplate>;

test.each(await everyMail())(
  '%s: every value is filled, in subject, text, button and footer',
  (_name, mail) => {
    for (const language of languages)
      for (const values of casesOf(mail[language])) {
        const { subject, text, html } = read(mail, language, values);
        for (const part of [subject, text, html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')])
          expect(part, JSON.stringify(values)).not.toMatch(/[{}]|undefined|\bnone\b/);
      }
  },
);

const until = '5\u00a0мая 2027';
const next = '9\u00a0мая 2027';
const open = {
  course: 'Подиум',
  lesson: 'Шаг',
  list: '«Шаг»',
  count: 5,
  opened: 1,
  open: 1,
  begun: 'yes',
  done: 1,
};
const studyMails = ['welcome', 'lessonsOpened', 'stalled'] as const;
const promises = /остан|stay with you|一直为您保留/;

test.each(studyMails)(
  '%s says until when access lasts, and promises that nothing stays which ends',
  (name) => {
    const mail: Mail = mailingsTexts.server[name];
    for (const language of languages) {
      const ending = read(mail, language, { ...open, until, next: 'none' }).text;
      expect(ending).toContain(until);
      expect(ending.replace(/остановил(?:ись|ся|ась)/g, '')).not.toMatch(promises);
      expect(read(mail, language, { ...open, until: 'none', next: 'none' }).text).not.toContain('2027');
    }
  },
);

test.each(['welcome', 'lessonsOpened'] as const)(
  '%s says when the next lesson opens, where one is closed',
  (name) => {
    for (const language of languages)
      expect(read(mailingsTexts.server[name], language, { ...open, until: 'none', next }).text).toContain(
        next,
      );
  },
);

test('news of lessons say that they are open only where all of them are', () => {
  for (const language of languages) {
    const news = (openAll: string) =>
      read(mailingsTexts.server.newLessons, language, { list: 'Подиум: Шаг', count: 1, open: 1, openAll })
        .text;
    const says = /открыт|open in your|开放/;
    expect(news('yes')).toMatch(says);
    expect(news('no').replace(/.*http.*/g, '')).not.toMatch(says);
  }
});

function read(mail: Mail, language: Language, values: MailValues) {
  const template = mail[language];
  return renderMail({
    language,
    template,
    values: { school: 'Школа', ...values },
    brand: 'Школа',
    table: [],
    url: template.button === undefined ? null : 'https://school.example/',
    greeting: null,
    footer: '',
    signature: [],
    unsubscribe: null,
  });
}

/** The mails are those tables of a feature's texts that have a subject and paragraphs. */
async function everyMail(): Promise<[string, Mail][]> {
  const mails: [string, Mail][] = [];
  for (const path of textsModules().keys()) {
    const module = (await import(join(root, path))) as Record<string, unknown>;
    for (const texts of Object.values(module))
      collect(texts, path.replace(/^src\/features\/|\/texts\.ts$/g, ''), mails);
  }
  return mails;
}

function collect(texts: unknown, name: string, mails: [string, Mail][]): void {
  if (typeof texts !== 'object' || texts === null) return;
  const russian = (texts as Partial<Mail>).ru;
  if (typeof russian === 'object' && 'subject' in russian && 'paragraphs' in russian)
    mails.push([name, texts as Mail]);
  else
    for (const [key, inner] of Object.entries(texts))
      if (!languages.includes(key as Language)) collect(inner, `${name} ${key}`, mails);
}

/** Values for each choice that the texts of a mail make: the first words of every one are read. */
function casesOf({ subject, paragraphs, button = '', footer = '' }: MailTemplate): MailValues[] {
  const elements = [subject, ...paragraphs, button, footer].flatMap((text) => parse(text));
  const values = new Map<string, (string | number)[]>();
  gather(elements, values);
  const most = Math.max(1, ...[...values.values()].map((some) => some.length));
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries([...values].map(([name, some]) => [name, some[index % some.length]!])),
  );
}

function gather(elements: readonly MessageFormatElement[], values: Map<string, (string | number)[]>): void {
  for (const element of elements) {
    if ('value' in element && element.type !== 0) {
      const known = values.get(element.value) ?? [];
      if ('pluralType' in element) values.set(element.value, [1, 3, 5, 21]);
      else if ('options' in element)
        values.set(element.value, [...new Set([...known, ...Object.keys(element.options)])]);
      else if (known.length === 0) values.set(element.value, element.type === 2 ? [1, 3] : ['Слово']);
    }
    if ('options' in element)
      for (const option of Object.values(element.options)) gather(option.value, values);
    if ('children' in element) gather(element.children, values);
  }
}
