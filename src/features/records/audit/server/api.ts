import { routes } from '#server/http/call.ts';
import { auditApi } from '../contract.ts';
import { listEntries, showEntry } from './audit.ts';

export const auditRoutes = routes(auditApi, { list: listEntries, show: showEntry });
