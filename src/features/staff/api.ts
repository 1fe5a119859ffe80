import { routes } from '#server/http/call.ts';
import { staffApi } from './contract.ts';
import { listUsers, showUser } from './service.ts';

export const staffRoutes = routes(staffApi, { listUsers, showUser });
