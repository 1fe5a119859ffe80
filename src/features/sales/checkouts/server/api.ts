import { routes } from '#server/http/call.ts';
import { checkoutsApi } from '../contract.ts';
import { listCheckouts, noteCheckout, showCheckout } from './checkoutsForStaff.ts';

export const checkoutsRoutes = routes(checkoutsApi, {
  list: listCheckouts,
  show: showCheckout,
  note: noteCheckout,
});
