import { routes } from '#server/http/call.ts';
import { newsletterApi } from '../contract/newsletter.ts';
import { paymentRemindersApi } from '../contract/reminders.ts';
import { changeNewsletter, showNewsletter } from './newsletter.ts';
import { endOwnReminders } from './reminders.ts';

export const consentsRoutes = [
  ...routes(newsletterApi, { show: showNewsletter, change: changeNewsletter }),
  ...routes(paymentRemindersApi, { end: endOwnReminders }),
];
