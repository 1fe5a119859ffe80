import { routes } from '#server/http/call.ts';
import { schoolApi } from './contract.ts';
import { showSchool } from './service.ts';

export const schoolRoutes = routes(schoolApi, { show: showSchool });
