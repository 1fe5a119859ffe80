import { routes } from '#server/http/call.ts';
import { coursesApi } from './contract.ts';
import { pricesApi } from './prices/contract.ts';
import { ownPrices } from './prices/service.ts';
import { listCourses } from './service.ts';

export const coursesRoutes = [
  ...routes(coursesApi, { list: listCourses }),
  ...routes(pricesApi, { own: ownPrices }),
];
