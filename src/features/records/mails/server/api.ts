import { routes } from '#server/http/call.ts';
import { mailsApi } from '../contract.ts';
import { mailsOfPerson } from './personMails.ts';
import { listUnsent, sendAgain } from './unsentMails.ts';

export const mailsRoutes = routes(mailsApi, { list: listUnsent, ofPerson: mailsOfPerson, sendAgain });
