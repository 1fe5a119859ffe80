import { routes } from '#server/http/call.ts';
import { contentApi } from './contract.ts';
import { showContent } from './service.ts';

export const contentRoutes = routes(contentApi, { show: showContent });
