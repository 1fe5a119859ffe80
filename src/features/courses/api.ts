import { routes } from '#server/http/call.ts';
import { coursesApi } from './contract.ts';
import { listCourses } from './service.ts';

export const coursesRoutes = routes(coursesApi, { list: listCourses });
