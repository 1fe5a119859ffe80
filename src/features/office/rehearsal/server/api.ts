import { routes } from '#server/http/call.ts';
import { rehearsalApi } from '../contract.ts';
import { endRehearsal, showRehearsal } from './endRehearsal.ts';

export const rehearsalRoutes = routes(rehearsalApi, { show: showRehearsal, end: endRehearsal });
