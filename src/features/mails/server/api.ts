import { routes } from '#server/http/call.ts';
import { mailsApi } from '../contract.ts';
import { listDoubtful, sendAgain } from './sending.ts';

export const mailsRoutes = routes(mailsApi, { list: listDoubtful, sendAgain });
