import { routes } from '#server/http/call.ts';
import { systemApi } from '../contract.ts';
import { repeatFailedJob } from './failedJobs.ts';

export const systemRoutes = routes(systemApi, { repeatJob: repeatFailedJob });
