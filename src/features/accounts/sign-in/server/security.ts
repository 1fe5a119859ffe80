/** How long staff stay signed in: never longer than everybody, shorter where the owner says so. */
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { member } from '#server/actor.ts';
import { assertUnchanged, fingerprint } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { isStaff } from '#shared/roles.ts';
import type { securityApi } from '../contract/security.ts';
import { sessionMs, staffHours } from '../rules/lifetimes.ts';
import { settings } from './security.store.ts';
import { endSessionAt, liveSessionsOfStaff } from './sessions.store.ts';

type Shown = Output<typeof securityApi.show>;

export async function showSecurity(ctx: Context): Promise<Shown> {
  const chosen = await choiceOf(ctx);
  return { ...chosen, version: fingerprint(chosen) };
}

/** Sessions of staff that are under way are shortened; the one that asks counts from now. @throws conflict */
export function saveSecurity(
  ctx: Context,
  { version, staff_hours }: ParsedInput<typeof securityApi.save>,
): Promise<Shown> {
  return ctx.transaction(async (ctx) => {
    const before = await choiceOf(ctx);
    assertUnchanged(before, version);
    await settings.save(ctx.db, { staff_hours, updated_at: ctx.app.now().toISOString() });
    if (staff_hours !== null) await shortenSessions(ctx, staff_hours * hour);
    await recordAction(ctx, {
      action: 'security_settings.changed',
      subject: { kind: 'security_settings', id: '', label: '' },
      before,
      after: { staff_hours },
    });
    return showSecurity(ctx);
  });
}

/** How long a session that begins now lasts. */
export async function sessionLength(ctx: Context, userId: string, remember: boolean): Promise<number> {
  const usual = remember ? sessionMs.remembered : sessionMs.plain;
  const { staff_hours } = await choiceOf(ctx);
  if (staff_hours === null) return usual;
  const user = await findUser(ctx.db, userId);
  return user && isStaff(user.role) ? Math.min(usual, staff_hours * hour) : usual;
}

async function choiceOf({ db }: Context): Promise<Omit<Shown, 'version'>> {
  const row = await settings.find(db);
  return { staff_hours: staffHours.find((hours) => hours === row?.staff_hours) ?? null };
}

async function shortenSessions(ctx: TxContext, longestMs: number): Promise<void> {
  const now = ctx.app.now();
  const { sessionId } = member(ctx.actor);
  for (const { id, created_at, expires_at } of await liveSessionsOfStaff(ctx.db, now.toISOString())) {
    const begun = id === sessionId ? now.getTime() : Date.parse(created_at);
    const end = new Date(begun + longestMs).toISOString();
    if (end < expires_at) await endSessionAt(ctx.db, id, end);
  }
}
