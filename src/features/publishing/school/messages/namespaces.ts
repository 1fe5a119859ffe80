import { schoolAuditFieldMessages, schoolAuditMessages, schoolAuditSubjectMessages } from './audit.ts';
import { schoolContactsMessages } from './contacts.ts';
import { schoolLaunchMessages } from './launch.ts';
import { schoolPanelMessages } from './panel.ts';
import { schoolRequisitesMessages } from './requisites.ts';
import { schoolMessages } from './school.ts';

/** Texts of its pages, by namespace. */
export const schoolTexts = {
  auditActions: schoolAuditMessages,
  auditFields: schoolAuditFieldMessages,
  auditSubjects: schoolAuditSubjectMessages,
  school: schoolMessages,
  schoolPanel: schoolPanelMessages,
  schoolRequisites: schoolRequisitesMessages,
  schoolContacts: schoolContactsMessages,
  launchSteps: schoolLaunchMessages,
};
