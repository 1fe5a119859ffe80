import { routes } from '#server/http/call.ts';
import { newsletterApi } from '../contract/newsletter.ts';
import { changeNewsletter, showNewsletter } from './newsletter.ts';

export const newsletterRoutes = routes(newsletterApi, { show: showNewsletter, change: changeNewsletter });
