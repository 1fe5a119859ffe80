import { routes } from '#server/http/call.ts';
import { moneyChecksApi } from '../contract.ts';
import { checkNow, listDifferences } from './list.ts';
import { monthStatement } from './statement.ts';

export const moneyChecksRoutes = routes(moneyChecksApi, {
  list: listDifferences,
  run: checkNow,
  statement: monthStatement,
});
