import { actionsMessages } from './actions.ts';
import { peopleAuditFieldMessages, peopleAuditMessages } from './audit.ts';
import { batchesMessages } from './batches.ts';
import { peopleLaunchMessages } from './launch.ts';
import { peopleListMessages } from './list.ts';
import { personPageMessages } from './page.ts';
import { peopleMessages } from './people.ts';
import { peopleShortcutMessages } from './shortcuts.ts';
import { peopleStuckMessages } from './stuck.ts';

/** Texts of its pages, by namespace. */
export const peopleTexts = {
  actions: actionsMessages,
  auditActions: peopleAuditMessages,
  auditFields: peopleAuditFieldMessages,
  batches: batchesMessages,
  people: peopleMessages,
  peopleList: peopleListMessages,
  personPage: personPageMessages,
  shortcuts: peopleShortcutMessages,
  stuckKinds: peopleStuckMessages,
  launchSteps: peopleLaunchMessages,
};
