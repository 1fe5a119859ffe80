import { routes } from '#server/http/call.ts';
import { mailsApi } from '../contract.ts';
import { listUnsent, sendAgain } from './sending.ts';

export const mailsRoutes = routes(mailsApi, { list: listUnsent, sendAgain });
