import { routes } from '#server/http/call.ts';
import { mailsApi } from '../contract.ts';
import { listUnsent, sendAgain } from './unsentMails.ts';

export const mailsRoutes = routes(mailsApi, { list: listUnsent, sendAgain });
