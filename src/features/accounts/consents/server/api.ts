import { routes } from '#server/http/call.ts';
import { newsletterApi } from '../contract/newsletter.ts';
import { consentsPanelApi } from '../contract/panel.ts';
import { paymentRemindersApi } from '../contract/reminders.ts';
import { changeNewsletter, showNewsletter } from './newsletter.ts';
import { consentsOfPerson } from './personConsents.ts';
import { endOwnReminders } from './reminders.ts';

export const consentsRoutes = [
  ...routes(newsletterApi, { show: showNewsletter, change: changeNewsletter }),
  ...routes(consentsPanelApi, { ofPerson: consentsOfPerson }),
  ...routes(paymentRemindersApi, { end: endOwnReminders }),
];
