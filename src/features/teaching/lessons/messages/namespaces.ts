import { lessonsAuditFieldMessages, lessonsAuditMessages } from './audit.ts';
import { lessonFormMessages } from './form.ts';
import { lessonsPanelMessages } from './lessons.ts';
import { lessonSectionsMessages } from './sections.ts';

/** Texts of its pages, by namespace. */
export const lessonsTexts = {
  auditActions: lessonsAuditMessages,
  auditFields: lessonsAuditFieldMessages,
  lessonsPanel: lessonsPanelMessages,
  lessonSections: lessonSectionsMessages,
  lessonForm: lessonFormMessages,
};
