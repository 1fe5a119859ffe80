import { courseTemplatesApi } from '#features/teaching/courses/contract/panel.ts';
import { routes } from '#server/http/call.ts';
import { captionsApi } from '../contract/captions.ts';
import { lessonsApi } from '../contract/lessons.ts';
import { sectionsApi } from '../contract/sections.ts';
import { addTemplates } from './addTemplates.ts';
import { deleteCaptions, restoreCaptions, saveCaptions, showCaptions } from './captions.ts';
import { changeLesson, createLesson, deleteLesson, listCourseLessons, restoreLesson } from './editLessons.ts';
import { findLessons } from './findLessons.ts';
import { createSection, deleteSection, orderLessons, renameSection, restoreSection } from './sections.ts';

export const lessonsRoutes = [
  ...routes(lessonsApi, {
    find: findLessons,
    list: listCourseLessons,
    create: createLesson,
    change: changeLesson,
    delete: deleteLesson,
    restore: restoreLesson,
  }),
  ...routes(sectionsApi, {
    create: createSection,
    rename: renameSection,
    delete: deleteSection,
    restore: restoreSection,
    order: orderLessons,
  }),
  ...routes(courseTemplatesApi, { add: addTemplates }),
  ...routes(captionsApi, {
    read: showCaptions,
    save: saveCaptions,
    delete: deleteCaptions,
    restore: restoreCaptions,
  }),
];
