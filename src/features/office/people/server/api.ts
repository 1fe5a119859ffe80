import { routes } from '#server/http/call.ts';
import { peopleApi } from '../contract/actions.ts';
import { batchesApi } from '../contract/batches.ts';
import { staffApi } from '../contract/list.ts';
import { personNotesApi } from '../contract/notes.ts';
import {
  block,
  changeOwnPassword,
  changeRole,
  create,
  edit,
  invite,
  knowAdult,
  remove,
  restore,
  signOut,
  unblock,
} from './actions.ts';
import { blockMany, choosePeople, giveCourse, undoBatch } from './batches.ts';
import { mailMany, showReach } from './batchMails.ts';
import { endAccess, giveAccess } from './courseAccess.ts';
import { findPeople, listUsers, showUser } from './list.ts';
import { addNote, listNotes } from './notes.ts';
import { stuckWith } from './stuck.ts';
import { createStudent, sendAccess } from './students.ts';

export const peopleRoutes = routes(peopleApi, {
  create,
  edit,
  changeRole,
  remove,
  restore,
  block,
  unblock,
  knowAdult,
  signOut,
  invite,
  giveAccess,
  endAccess,
  createStudent,
  sendAccess,
  changeOwnPassword,
});

export const staffRoutes = routes(staffApi, { listUsers, showUser, stuck: stuckWith });

export const personNotesRoutes = routes(personNotesApi, { list: listNotes, add: addNote });

export const batchesRoutes = routes(batchesApi, {
  find: findPeople,
  giveCourse,
  block: blockMany,
  reach: showReach,
  mail: mailMany,
  choose: choosePeople,
  undo: undoBatch,
});
