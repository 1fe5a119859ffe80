/** Looking after instalment plans, and the mails that tell applicants what to do. */

import { z } from 'zod';
import { mail } from '#features/publishing/school/server/mail.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { titleOf } from '#features/sales/orders/server/titles.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import { type Claim, type Job, job, type Schedule } from '#server/outbox/job.ts';
import { second } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { formatRubles } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import { instalmentMoved } from '../contract/instalments.ts';
import { shownNumber } from '../rules/numbers.ts';
import type { InstalmentState } from '../rules/states.ts';
import { instalmentsTexts } from '../texts.ts';
import { openAlike } from './alike.store.ts';
import { lookAfterInstalments } from './lookAfterInstalments.ts';
import { statusUrl } from './sendToBank.ts';
import * as store from './store.ts';

/** States that bring a mail to the applicant; a signed contract brings the mail of every paid order. */
const messagesFor = {
  approved: instalmentsTexts.server.approvedMail,
  canceled: instalmentsTexts.server.closedMail,
  expired: instalmentsTexts.server.closedMail,
  failed: instalmentsTexts.server.failedMail,
  revoked: instalmentsTexts.server.revokedMail,
} satisfies Partial<Record<InstalmentState, unknown>>;

/** Open instalment plans of the address are named here alone, where only its owner reads it. */
export const sendReceived = job(
  'instalments.send_received',
  z.object({ instalmentId: idField }),
  async (ctx, { instalmentId }, claim) => {
    const row = await store.findInstalment(ctx.db, instalmentId);
    if (!row) return;
    const earlier = (await openAlike(ctx.db, row)).filter(({ number }) => number < row.number);
    const values = {
      earlier: earlier.length > 0 ? 'some' : 'none',
      numbers: earlier.map(({ number }) => shownNumber(number)).join(', '),
    };
    await tell(ctx, { instalmentId, messages: instalmentsTexts.server.receivedMail, values }, claim);
  },
);

/** One that another step has overtaken is not sent: its own mail tells the rest. */
export const sendNews = job('instalments.send_news', instalmentMoved.payload, async (ctx, moved, claim) => {
  const { instalmentId, state } = moved;
  const current = await store.findInstalment(ctx.db, instalmentId);
  if (current?.state !== state) return;
  if (state === 'sent') {
    // Only for applicants who have read before that the bank is away.
    const history = await store.history.read(ctx.db, instalmentId);
    if (!history.some(({ reason }) => reason === 'bank_away' || reason === 'sent_again')) return;
    return tell(ctx, { instalmentId, messages: instalmentsTexts.server.readyMail }, claim);
  }
  if (!(state in messagesFor)) return;
  const messages = messagesFor[state as keyof typeof messagesFor];
  await tell(ctx, { instalmentId, messages }, claim);
});

const look = job('instalments.look', z.object({}), (ctx, _nothing, claim: Claim) =>
  lookAfterInstalments(ctx, claim.signal),
);

export const instalmentsJobs: Job[] = [sendReceived, sendNews, look];
export const instalmentsSchedules: Schedule[] = [
  { name: 'instalments.look', everyMs: 30 * second, job: look },
];

type Told = {
  instalmentId: string;
  messages: Record<Language, MailTemplate>;
  values?: Record<string, string>;
};

async function tell(
  ctx: Parameters<typeof mail>[0],
  { instalmentId, messages, values: more }: Told,
  claim: Claim,
): Promise<void> {
  const row = await store.findInstalment(ctx.db, instalmentId);
  const order = row && (await findOrder(ctx.db, row.order_id));
  // No recipient is left.
  if (!row || !order || order.erased_at) return;
  const { email, name, language } = row;
  const values = {
    number: shownNumber(row.number),
    course: titleOf(order, language),
    amount: formatRubles(toRubles(row.amount_kopecks), language),
    months: row.months,
    monthly: formatRubles(toRubles(row.monthly_kopecks), language),
    last: formatRubles(toRubles(row.last_kopecks), language),
    isEven: row.monthly_kopecks === row.last_kopecks ? 'yes' : 'no',
    why: row.state === 'expired' ? 'term' : 'closed',
    ...more,
  };
  const button = statusUrl(ctx, row);
  await mail(ctx, { to: email, language, name, messages, values, button }, claim);
}
