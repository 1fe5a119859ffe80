import { routes } from '#server/http/call.ts';
import { handoversApi } from '../contract.ts';
import {
  finishHandover,
  handedToMe,
  handOrder,
  handoverOfOrder,
  handoverOfPerson,
  handPerson,
  listColleagues,
} from './handovers.ts';

export const handoversRoutes = routes(handoversApi, {
  colleagues: listColleagues,
  mine: handedToMe,
  ofPerson: handoverOfPerson,
  ofOrder: handoverOfOrder,
  handPerson,
  handOrder,
  done: finishHandover,
});
