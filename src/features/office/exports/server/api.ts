import { type Route, routes } from '#server/http/call.ts';
import type { ListedRows } from '#server/listing.ts';
import { exportsApi } from '../contract.ts';
import { beginArchive, beginList, beginReport, listOwn, removeOwn, sendOwn, tellOnce } from './begin.ts';
import { type ExportInput, exportList } from './lists.ts';

export const exportsRoutes = routes(exportsApi, {
  own: listOwn,
  file: sendOwn,
  told: tellOnce,
  remove: removeOwn,
  archive: beginArchive,
  report: beginReport,
});

/** Two calls of every list: all of it at once, and all of it later. */
export function listRoutes(lists: readonly ListedRows[]): Route[] {
  return lists.flatMap((list) => [
    {
      endpoint: list.listing.exportCall,
      handler: (ctx, input) => exportList(ctx, list, input as ExportInput),
    } satisfies Route,
    {
      endpoint: list.listing.laterCall,
      handler: (ctx, input) => beginList(ctx, list, input as Parameters<typeof beginList>[2]),
    } satisfies Route,
  ]);
}
