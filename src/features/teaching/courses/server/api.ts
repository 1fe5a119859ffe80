import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { routes } from '#server/http/call.ts';
import { serveClips } from '#server/http/clips.ts';
import { coursesApi } from '../contract/courses.ts';
import { coursePagesApi } from '../contract/pages.ts';
import { coursesPanelApi } from '../contract/panel.ts';
import { pricesApi } from '../contract/prices.ts';
import { showCoursePage } from './coursePage.ts';
import { listCourses } from './courses.ts';
import { listPanelCourses } from './coursesForStaff.ts';
import { trailerOf } from './covers.ts';
import {
  createFromPanel,
  duplicateCourse,
  orderCourses,
  saveCourse,
  saveCoursePromotion,
} from './editCourses.ts';
import { ownPrices } from './prices.ts';
import { archiveCourse, removeCourse, restoreCourse } from './removal.ts';

export const coursesRoutes = [
  ...routes(coursesApi, { list: listCourses }),
  ...routes(coursePagesApi, { show: showCoursePage }),
  ...routes(pricesApi, { own: ownPrices }),
  ...routes(coursesPanelApi, {
    list: listPanelCourses,
    create: createFromPanel,
    save: saveCourse,
    remove: removeCourse,
    archive: archiveCourse,
    restore: restoreCourse,
    duplicate: duplicateCourse,
    savePromotion: saveCoursePromotion,
    order: orderCourses,
  }),
];

/** Uploaded trailers of the courses in the catalogue. */
export function trailers(server: FastifyInstance, app: App): void {
  serveClips(server, app, { path: '/media/courses/:id', find: trailerOf });
}
