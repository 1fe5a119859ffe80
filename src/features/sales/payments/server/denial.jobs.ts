import { z } from 'zod';
import { mail } from '#features/publishing/school/server/mail.ts';
import { schoolIn } from '#features/publishing/school/server/school.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { job } from '#server/outbox/job.ts';
import { readableEmail } from '#shared/domains.ts';
import { idField } from '#shared/fields.ts';
import { paymentsTexts } from '../texts.ts';

/** Asks the school to find out whose purchase it is. */
export const tellStaffOfDenial = job(
  'payments.tell_denied',
  z.object({ orderId: idField }),
  async (ctx, { orderId }, claim) => {
    const order = await findOrder(ctx.db, orderId);
    if (!order || order.erased_at) return;
    const { email } = await schoolIn(ctx.db, 'ru');
    const { appUrl, adminEmail } = ctx.app.config;
    const values = { email: readableEmail(order.email), course: order.course_title };
    const button = `${appUrl}/admin/orders/${order.id}`;
    await mail(
      ctx,
      { to: email ?? adminEmail, language: 'ru', messages: paymentsTexts.server.deniedMail, values, button },
      claim,
    );
  },
);
