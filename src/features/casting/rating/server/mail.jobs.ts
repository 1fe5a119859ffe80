import { z } from 'zod';
import { mail } from '#features/publishing/school/server/mail.ts';
import { orderNumber } from '#features/sales/orders/rules.ts';
import { rememberMail } from '#features/sales/orders/server/mails.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { purchaseIn } from '#features/sales/orders/server/titles.ts';
import { job } from '#server/outbox/job.ts';
import { day, schoolDay } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { formatDay } from '#shared/formats.ts';
import { createTranslator } from '#shared/i18n.ts';
import { linkDays, linksADay, retakes } from '../rules/form.ts';
import { ratingPath } from '../rules/share.ts';
import { ratingTexts } from '../texts.ts';
import { isBought } from './links.ts';
import { countLinks, links, ratingById, resultsOf } from './store.ts';

/** The private link is made at the moment of sending: neither the queue nor a backup holds one that opens anything. */
export const sendResult = job(
  'rating.send_result',
  z.object({ ratingId: idField }),
  async (ctx, { ratingId }, claim) => {
    const rating = await ratingById(ctx.db, ratingId);
    const order = rating && (await findOrder(ctx.db, rating.id));
    // Sent back or erased meanwhile: there is nothing to show.
    if (!order || rating.released_at === null || !isBought(order, rating)) return;
    const [first] = await resultsOf(ctx.db, ratingId);
    if (first?.category == null) throw new Error(`rating ${ratingId} has no result`);
    const { email, name, language } = order;
    const t = createTranslator({ locale: language, messages: ratingTexts.server.reason[language] });
    const until = new Date(Date.parse(rating.released_at) + retakes.forMs);
    const purchase = purchaseIn(order, language);
    const values = {
      ...{ order: purchase.number, amount: purchase.amount },
      score: first.score ?? 0,
      category: t(`categories.${first.category}`),
      date: formatDay(schoolDay(until, ctx.app.config.timeZone), language),
      times: retakes.atMost,
      days: linkDays,
      account: order.account_created === 1 ? 'new' : 'known',
    };
    const button = ctx.app.config.appUrl + ratingPath(await links.issue(ctx, ratingId));
    const sent = {
      to: email,
      language,
      name,
      messages: ratingTexts.server.resultMail,
      values,
      purchase,
      button,
    };
    const subject = await mail(ctx, sent, claim);
    await rememberMail(ctx, { orderId: order.id, email, subject }, claim);
  },
);

/** Replaces a private address that has ended; an old one can ask again and again. */
export const sendNewLink = job(
  'rating.send_link',
  z.object({ ratingId: idField }),
  async (ctx, { ratingId }, claim) => {
    const rating = await ratingById(ctx.db, ratingId);
    const order = rating && (await findOrder(ctx.db, rating.id));
    if (!order || !isBought(order, rating)) return;
    const since = new Date(ctx.app.now().getTime() - 1 * day).toISOString();
    if ((await countLinks(ctx.db, ratingId, since)) >= linksADay) return;
    await claim.takeTurn();
    const { email, name, language } = order;
    const values = { order: orderNumber(order.number), days: linkDays };
    const button = ctx.app.config.appUrl + ratingPath(await links.issue(ctx, ratingId));
    const sent = { to: email, language, name, messages: ratingTexts.server.newLinkMail, values, button };
    const subject = await mail(ctx, sent, claim);
    await rememberMail(ctx, { orderId: order.id, email, subject }, claim);
  },
);
