import { routes } from '#server/http/call.ts';
import { movingInApi } from '../contract.ts';
import { begin, check, explain, remove, run, undo } from './imports.ts';
import { invite } from './invite.ts';
import { list, refused, rows, show } from './showImport.ts';

export const movingInRoutes = routes(movingInApi, {
  ...{ list, begin, show, map: explain, check, rows, run, refused, undo, invite, remove },
});
