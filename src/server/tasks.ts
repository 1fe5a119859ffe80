/**
 * Tasks that wait for staff. A feature names its kinds in the plain half of its manifest, each with the list where it
 * stands; here it says what is open. The panel's first page gathers them (office/dashboard).
 */
import type { TaskKind } from '#shared/manifest.ts';
import type { Context } from './context.ts';
import type { ListedRows } from './listing.ts';

export interface Tasks<K extends string = string> {
  /** As the plain half of the manifest says. */
  kinds: Readonly<Record<K, TaskKind>>;
  open: Readonly<Record<K, FindTasks>>;
}

export type FindTasks = (ctx: Context) => Promise<OpenTasks>;

export interface OpenTasks {
  total: number;
  /** The oldest, at most `mostTold` of them. */
  oldest: readonly OpenTask[];
}

export interface OpenTask {
  id: string;
  /** The subject, in words that its reader knows. */
  subject: string;
  /** Since when it waits: an ISO time. */
  since: string;
  /** Where in the panel it is done. */
  path: string;
  /** Name of the member of staff who has taken it. */
  holder: string | null;
}

export const mostTold = 5;

/** A kind of the manifest that is missing in `open` does not compile. */
export function tasksOf<K extends string>(
  kinds: Readonly<Record<K, TaskKind>>,
  open: NoInfer<Readonly<Record<K, FindTasks>>>,
): Tasks {
  return { kinds, open };
}

/** Tasks read from the list that the kind's path opens. @param tell makes a task of one row of the list's contract */
export function listedTasks<R extends object>(
  { path }: TaskKind,
  { listing, count, pages }: ListedRows,
  tell: (row: R, ctx: Context) => OpenTask,
): FindTasks {
  const { searchParams } = new URL(path, 'http://panel');
  const query = listing.query.parse({
    ...Object.fromEntries(searchParams),
    sort: 'created_at',
    direction: 'asc',
  });
  return async (ctx) => {
    const total = await count(ctx, query);
    if (total === 0) return { total, oldest: [] };
    const [rows = []] = await firstOf(pages(ctx, query));
    return { total, oldest: rows.slice(0, mostTold).map((row) => tell(row as R, ctx)) };
  };
}

async function firstOf<T>(pages: AsyncIterable<T>): Promise<T[]> {
  for await (const page of pages) return [page];
  return [];
}
