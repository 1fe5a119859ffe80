import { routes } from '#server/http/call.ts';
import { endAccess, giveAccess } from '../access/service.ts';
import { peopleApi } from './contract.ts';
import {
  block,
  changeOwnPassword,
  changeRole,
  create,
  edit,
  invite,
  remove,
  restore,
  signOut,
  unblock,
} from './service.ts';

export const peopleRoutes = routes(peopleApi, {
  create,
  edit,
  changeRole,
  remove,
  restore,
  block,
  unblock,
  signOut,
  invite,
  giveAccess,
  endAccess,
  changeOwnPassword,
});
