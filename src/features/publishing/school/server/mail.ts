/** The only way for the product to mail: in the reader's language, signed by the school. */

import {
  noteDoubtful,
  noteFailure,
  noteSent,
  noteSettled,
} from '#features/records/mails/server/noteMails.ts';
import { wakeWaiting } from '#features/records/mails/server/waking.ts';
import type { Context } from '#server/context.ts';
import { isDatabaseUnavailable } from '#server/db/database.ts';
import type { MailTable } from '#server/mail/frame.ts';
import type { Calendar } from '#server/mail/mail.ts';
import { type MailTemplate, type MailValues, renderMail } from '#server/mail/template.ts';
import { type Claim, LostLease, Uncertain } from '#server/outbox/job.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import type { School } from '../contract/school.ts';
import { contactsOf } from '../rules/contacts.ts';
import { schoolTexts } from '../texts.ts';
import { schoolIn } from './school.ts';

const purchaseRows = ['title', 'amount', 'number'] as const;

export interface Mail {
  to: string;
  language: Language;
  /** Greeted by name, or without one where it is empty; not greeted at all where it is left out. */
  name?: string;
  messages: Record<Language, MailTemplate>;
  /** Values that the messages name. The school's name, `school`, is known to all of them. */
  values?: MailValues;
  /** Where the button leads. */
  button?: string;
  /** Ends mails of this kind: linked below the text, and told to the mail program (RFC 8058). */
  unsubscribe?: string;
  /** Where somebody who has nothing to do with it says so: linked below the button. */
  denial?: string;
  calendar?: Calendar;
  /** The order that was paid, as a table. */
  purchase?: Record<(typeof purchaseRows)[number], string>;
  /** The order that it is about; not needed where the job names one. */
  orderId?: string;
  /** Written by a member of staff, word for word. */
  isByHand?: boolean;
  /** News to staff: whether it has arrived is no news itself. */
  isNews?: boolean;
  /** Names of values that prove something, such as a code: where staff read the subject they are left out. */
  secrets?: readonly string[];
}

/**
 * Sends one mail, from a job. Staff see one that does not go out, and get a notice of one whose outcome is unknown
 * after two tries. @returns its subject, as it was sent. @throws where it did not leave, or that is unknown; Refused
 * where there is no such mailbox; Error where a value is missing, and then nothing leaves
 */
export async function mail(ctx: Context, mail: Mail, claim: Claim): Promise<string> {
  const { to, language, name, messages, values = {}, button = null, unsubscribe, denial, calendar } = mail;
  const school = await schoolIn(ctx.db, language);
  const t = createTranslator({ locale: language, messages: schoolTexts.server.mailFrame[language] });
  const rendered = renderMail({
    language,
    brand: nameOf(school, language),
    table: purchaseTable(mail),
    template: ctx.app.config.mode === 'rehearsal' ? rehearsed(messages, language) : messages[language],
    values: { school: nameOf(school, language), ...values },
    url: button,
    greeting: name === undefined ? null : name ? t('greeting', { name }) : t('greetingWithoutName'),
    footer: t('footer'),
    signature: signatureOf(school, language),
    unsubscribe: unsubscribe ? { label: t('unsubscribe'), url: unsubscribe } : null,
    denial: denial ? { label: t('denial'), url: denial } : null,
  });
  const headers = {
    // Answering machines leave such a mail alone (RFC 3834).
    ...(!mail.isByHand && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribe && oneClick(unsubscribe)),
  };
  // Mails ask to be answered, and the sender's address is often one that nobody reads.
  const answers = school.email ? { replyTo: school.email } : {};
  const subject = subjectForStaff(mail, rendered.subject);
  try {
    await ctx.app.mail.send({ to, ...rendered, ...answers, headers, ...(calendar && { calendar }) }, claim);
  } catch (error) {
    await note(ctx, { ...mail, subject }, { claim, error });
    throw error;
  }
  if (mail.isNews) await noteSettled(ctx, claim);
  else await noteSent(ctx, { to, subject }, claim);
  await wakeWaiting(ctx);
  return rendered.subject;
}

function purchaseTable({ purchase, language }: Mail): MailTable {
  const labels = schoolTexts.server.mailFrame[language].purchase;
  return purchase ? purchaseRows.map((row) => [labels[row], purchase[row]]) : [];
}

/** Marks the mail, so that a reader of a rehearsal's mailbox, now or later, sees that none of it was real. */
function rehearsed(messages: Mail['messages'], language: Language): MailTemplate {
  const { subject, paragraphs, ...rest } = messages[language];
  const { rehearsal, rehearsalNote } = schoolTexts.server.mailFrame[language];
  return { ...rest, subject: `${rehearsal} ${subject}`, paragraphs: [rehearsalNote, ...paragraphs] };
}

/** A lost claim and a database that is away say nothing about the mail: it is tried again as if it had not been. */
async function note(
  ctx: Context,
  mail: Mail & { subject: string },
  { claim, error }: { claim: Claim; error: unknown },
): Promise<void> {
  if (error instanceof LostLease || isDatabaseUnavailable(error)) return;
  if (!(error instanceof Uncertain)) return noteFailure(ctx, mail, { jobId: claim.jobId, error });
  return mail.isNews ? noteSettled(ctx, claim) : noteDoubtful(ctx, mail, claim);
}

function subjectForStaff({ secrets = [], values = {} }: Mail, subject: string): string {
  return secrets.reduce((text, name) => text.replaceAll(String(values[name]), '••••'), subject);
}

function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The product's name while the school has none. */
function nameOf({ name }: School, language: Language): string {
  return name ?? schoolTexts.server.mailFrame[language].productName;
}

/** The school, how to reach it, who it is by law: a line each. One that would be empty is left out. */
function signatureOf(school: School, language: Language): string[] {
  const t = createTranslator({ locale: language, messages: schoolTexts.server.mailFrame[language] });
  const contacts = contactsOf(school).map(({ kind, text }) =>
    kind === 'whatsapp' || kind === 'telegram' ? t(kind, { text }) : text,
  );
  const requisites = [
    school.legal_name,
    school.inn && t('inn', { inn: school.inn }),
    school.ogrn && t('ogrn', { ogrn: school.ogrn }),
    school.address,
  ];
  return [nameOf(school, language), contacts.join(' · '), requisites.filter(Boolean).join(', ')].filter(
    Boolean,
  );
}
