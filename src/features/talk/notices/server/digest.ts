/** The words of one or several notices, as a mail and as a message. */

import type { UserRow } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import type { Context } from '#server/context.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import type { Facts } from '#server/notices.ts';
import type { Claim } from '#server/outbox/job.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { strangersWords } from '#shared/plainText.ts';
import { noticesTexts } from '../texts.ts';
import type { KnownKind } from './kinds.ts';
import type { News } from './news.ts';
import { maxMessage } from './providers/telegram.ts';

interface Told {
  language: Language;
  news: readonly News[];
}

/** More are counted, not named: nobody reads a longer list. */
const maxNamed = 30;

/** A single one comes in full, with a button to the place to act; several are listed. */
export async function sendNews(
  ctx: Context,
  { reader, news }: { reader: UserRow; news: readonly News[] },
  claim: Claim,
): Promise<void> {
  const { email: to, language, first_name: name } = reader;
  const { appUrl } = ctx.app.config;
  const told = { language, news };
  const [first] = news;
  const button = news.length === 1 && first ? appUrl + first.path : `${appUrl}/admin`;
  const lines = linesOf(told).map((line, index) =>
    news.length === 1 || !news[index] ? line : `${line}\n${appUrl}${news[index].path}`,
  );
  const listed = listing(noticesTexts.server.noticeMail[language], lines.length);
  const messages: Record<Language, MailTemplate> = { ...noticesTexts.server.noticeMail, [language]: listed };
  await mail(
    ctx,
    {
      ...{ to, language, name, messages, button, isNews: true },
      values: {
        ...Object.fromEntries(lines.map((line, index) => [`line${index}`, line])),
        title: first ? first.kind.title[language] : '',
        count: news.length,
        batch: news.length === 1 ? 'one' : 'several',
        settings: `${appUrl}/admin/account/notices`,
      },
    },
    claim,
  );
}

/** For a messenger: a line and an address each, as many as fit. */
export function newsText(ctx: Context, told: Told): string {
  const { appUrl } = ctx.app.config;
  const lines = linesOf(told).map((line, index) => {
    const path = told.news[index]?.path;
    // What is said of one thing in a row ends with its address, once.
    const isLast = path !== told.news[index + 1]?.path || index === maxNamed - 1;
    return index < maxNamed && path && isLast ? `${line}\n${appUrl}${path}` : line;
  });
  if (answerableOf(told.news)) lines.push(noticesTexts.noticeKinds[told.language].canReply);
  let text = '';
  for (const line of lines) {
    const next = text === '' ? line : `${text}\n\n${line}`;
    if (next.length > maxMessage) break;
    text = next;
  }
  return text;
}

/**
 * The news that a reply is to: the last one, where all are of one thread. A reply to a message about several things would
 * not say which of them it answers.
 */
export function answerableOf(news: readonly News[]): News | null {
  const threads = new Set(
    news.map(({ kind, subjectId }) => kind.told.reply?.threadOf(subjectId) ?? `${kind.name} ${subjectId}`),
  );
  const last = news.at(-1);
  return last?.kind.told.reply && threads.size === 1 ? last : null;
}

/** A paragraph for each line, before those that the mail always ends with. */
function listing(template: MailTemplate, count: number): MailTemplate {
  const lines = Array.from({ length: count }, (_, index) => `{line${index}}`);
  return { ...template, paragraphs: [...lines, ...template.paragraphs] };
}

function linesOf({ language, news }: Told): string[] {
  const named = news.slice(0, maxNamed).map(({ kind, values }) => textOf(language, kind, values));
  const rest = news.length - named.length;
  const t = createTranslator({ locale: language, messages: noticesTexts.noticeKinds[language] });
  return rest > 0 ? [...named, t('more', { count: rest })] : named;
}

function textOf(language: Language, kind: KnownKind, values: Facts['values']): string {
  const t = createTranslator({ locale: language, messages: { text: kind.text[language] } });
  // Typed by anyone: a name, a city, a question.
  const words = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? strangersWords(value) : value,
  ]);
  return t('text', Object.fromEntries(words));
}
