/** The mark that demo mode leaves in a database, and the demo school's facts. */
import { isDeepStrictEqual } from 'node:util';
import type { Context, TxContext } from '#server/context.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { type SchoolFacts, schoolFacts } from '../rules/school.ts';
import * as store from './demo.store.ts';
import { changeSchool, hasSchoolFacts, schoolFactsOf } from './school.ts';

/** Marks this database for good as used by demo mode; live mode then refuses to start. */
export function markDemo(ctx: Context): Promise<void> {
  return store.insertMark(ctx.db, ctx.app.now().toISOString());
}

/** When demo mode first ran on this database; null when it never did, or the demo was removed. */
export async function demoSince(db: Db): Promise<string | null> {
  return (await store.findMark(db))?.since ?? null;
}

export function unmarkDemo(tx: Tx): Promise<void> {
  return store.deleteMark(tx);
}

/** Clears each fact that is still the demo's, as part of `tx`; those that somebody has changed stay. */
export async function removeDemoFacts(ctx: TxContext, demo: SchoolFacts): Promise<void> {
  if (!(await hasSchoolFacts(ctx.db))) return;
  const facts = await schoolFactsOf(ctx.db);
  const unsaid = schoolFacts.parse({});
  const isDemo = (name: string) =>
    isDeepStrictEqual(facts[name as keyof SchoolFacts], demo[name as keyof SchoolFacts]);
  const own = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      isDemo(name) ? unsaid[name as keyof SchoolFacts] : fact,
    ]),
  ) as SchoolFacts;
  const demoUrls = new Set(demo.networks.map(({ url }) => url));
  const networks = facts.networks.filter(({ url }) => !demoUrls.has(url));
  if (!isDeepStrictEqual({ ...own, networks }, facts)) await changeSchool(ctx, { ...own, networks });
}
