import { z } from 'zod';
import { sendAccessMail } from '#features/accounts/sign-in/server/accessMail.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { orderNumber } from '../rules.ts';
import { ordersTexts } from '../texts.ts';
import { sumEndedDays } from './dayTotals.ts';
import { rememberMail } from './mails.ts';
import { findMail, markSent } from './notes.store.ts';
import { findOrder } from './store.ts';

/** A mail that staff wrote. Nothing is sent about an order whose buyer was erased meanwhile. */
export const sendStaffMail = job(
  'orders.send_staff_mail',
  z.object({ mailId: idField }),
  async (ctx, { mailId }, claim) => {
    const row = await findMail(ctx.db, mailId);
    const order = row && (await findOrder(ctx.db, row.order_id));
    if (!row || !order || row.text === null || row.sent_at || order.erased_at) return;
    const { language, name } = order;
    const parts = paragraphsOf(row.text);
    // Typed text is passed as a value: braces in it mean nothing.
    const template = {
      subject: '{subject}',
      paragraphs: [
        ...parts.map((_, index) => `{part${index}}`),
        ordersTexts.server.staffMail[language].about,
      ],
    };
    await mail(
      ctx,
      {
        to: row.email,
        language,
        name,
        orderId: order.id,
        isByHand: true,
        messages: Object.fromEntries(languages.map((each) => [each, template])) as never,
        values: {
          subject: row.title,
          order: orderNumber(order.number),
          ...Object.fromEntries(parts.map((part, index) => [`part${index}`, part])),
        },
      },
      claim,
    );
    await markSent(ctx.db, row.id, ctx.app.now().toISOString());
  },
);

/** A fresh way in, to the account that the order belongs to. */
export const sendAccessAgain = job(
  'orders.send_access',
  z.object({ orderId: idField, userId: idField }),
  async (ctx, { orderId, userId }, claim) => {
    const sent = await sendAccessMail(ctx, userId, claim);
    if (sent) await rememberMail(ctx, { orderId, ...sent }, claim);
  },
);

/** Sums are for those who read long periods: until they are there the orders are read. */
const sumDays = job('orders.sum_days', z.object({}), sumEndedDays);

export const ordersJobs: Job[] = [sendStaffMail, sendAccessAgain, sumDays];
export const ordersSchedules: Schedule[] = [{ name: 'orders.sum_days', everyMs: hour / 2, job: sumDays }];

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}
