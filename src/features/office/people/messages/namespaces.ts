import { actionsMessages } from './actions.ts';
import { peopleAuditFieldMessages, peopleAuditMessages } from './audit.ts';
import { peopleListMessages } from './list.ts';
import { peopleMessages } from './people.ts';
import { peopleShortcutMessages } from './shortcuts.ts';

/** Texts of its pages, by namespace. */
export const peopleTexts = {
  actions: actionsMessages,
  auditActions: peopleAuditMessages,
  auditFields: peopleAuditFieldMessages,
  people: peopleMessages,
  peopleList: peopleListMessages,
  shortcuts: peopleShortcutMessages,
};
