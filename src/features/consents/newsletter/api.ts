import { routes } from '#server/http/call.ts';
import { newsletterApi } from './contract.ts';
import { changeNewsletter, showNewsletter } from './service.ts';

export const newsletterRoutes = routes(newsletterApi, { show: showNewsletter, change: changeNewsletter });
