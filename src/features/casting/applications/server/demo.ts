/** Applications of the demo school: invented people, each as far as staff would have come. */
import type { Context, TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import type { SnapKind } from '../rules/snaps.ts';
import { type NewApplication, storeApplication } from './apply.ts';
import { remember } from './history.ts';
import { eraseApplication } from './retention.ts';
import * as settings from './settings.store.ts';
import { addSnap } from './snaps.ts';
import * as store from './store.ts';

export interface DemoApplication extends Omit<NewApplication, 'isDemo' | 'source'> {
  /** Before now. */
  appliedMs: number;
  /** Decision, an hour after applying. */
  outcome?: { status: 'approved' | 'rejected'; comment: string; isAsked?: boolean };
  note?: string;
  /** Kept pictures that nothing has claimed. */
  pictures: Partial<Record<SnapKind, string>>;
}

/** False once anybody has applied, even where all was erased since. */
export async function isUntouched(ctx: Context): Promise<boolean> {
  return (await settings.findSettings(ctx.db)).last_number === firstNumber;
}

export async function hasApplied({ db }: Context, email: string): Promise<boolean> {
  const nobody = { id: '', email, phone: '-' };
  return (await store.applicationsAlike(db, nobody)).length > 0;
}

/** As the migration sets it. */
const firstNumber = 1000;

/** Adds one as part of `tx`; nobody is mailed. @returns its id */
export async function addDemoApplication(ctx: TxContext, demo: DemoApplication): Promise<string> {
  const { appliedMs, outcome, note, pictures, ...applicant } = demo;
  const then = (laterMs: number): TxContext => {
    const at = new Date(ctx.app.now().getTime() - appliedMs + laterMs);
    return { ...ctx, app: { ...ctx.app, now: () => at } };
  };
  const hour = 3_600_000;
  const row = await storeApplication(then(0), { ...applicant, source: 'questionnaire', isDemo: true });
  for (const [kind, pictureId] of Object.entries(pictures) as [SnapKind, string][])
    await addSnap(ctx, row.id, { kind, pictureId });
  if (note) await remember(then(hour / 2), row, { event: 'note', details: note });
  if (!outcome) return row.id;
  const { status, comment, isAsked } = outcome;
  const decided_at = then(hour).app.now().toISOString();
  await store.changeApplication(ctx.db, row.id, { status, comment: comment || null, decided_at });
  await remember(then(hour), { id: row.id, status }, { event: status, details: comment || null });
  if (!isAsked) return row.id;
  await store.changeApplication(ctx.db, row.id, { publication: 'asked' });
  await remember(then(2 * hour), { id: row.id, status }, { event: 'publication_asked' });
  return row.id;
}

/** An approved applicant has agreed to be shown: staff may do so now. */
export async function agreeToGalleryInDemo(ctx: TxContext, id: string): Promise<void> {
  await store.changeApplication(ctx.db, id, { publication: 'given' });
  await remember(ctx, { id, status: 'approved' }, { event: 'publication_given' });
}

/** Erases those of the demo school, and what was tried there since it began. */
export async function removeDemoApplications(ctx: TxContext, { since }: DemoRows): Promise<void> {
  for (const row of await store.demoApplications(ctx.db, since)) await eraseApplication(ctx, row);
}
