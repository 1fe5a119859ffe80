import { coursesAuditFieldMessages, coursesAuditMessages, coursesAuditSubjectMessages } from './audit.ts';
import { coursesMessages } from './courses.ts';
import { courseFormMessages } from './form.ts';
import { coursesLaunchMessages } from './launch.ts';
import { coursesPanelMessages } from './panel.ts';
import { coursePromotionMessages } from './promotion.ts';
import { coursesShortcutMessages } from './shortcuts.ts';

/** Texts of its pages, by namespace. */
export const coursesTexts = {
  auditActions: coursesAuditMessages,
  auditFields: coursesAuditFieldMessages,
  auditSubjects: coursesAuditSubjectMessages,
  courses: coursesMessages,
  coursesPanel: coursesPanelMessages,
  coursePromotion: coursePromotionMessages,
  courseForm: courseFormMessages,
  shortcuts: coursesShortcutMessages,
  launchSteps: coursesLaunchMessages,
};
