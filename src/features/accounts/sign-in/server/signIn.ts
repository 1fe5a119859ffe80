import { shownNumber } from '#features/accounts/account/rules/numbers.ts';
import * as accounts from '#features/accounts/account/server/accounts.ts';
import { forgetFirstPassword } from '#features/accounts/account/server/firstPassword.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { type Member, member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { verifyPassword } from '#server/passwords.ts';
import { permissions, roleCan } from '#shared/access.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { toRubles } from '#shared/money.ts';
import { isStaff } from '#shared/roles.ts';
import type { Me, signInApi, User } from '../contract/signIn.ts';
import { signInErrors } from '../errors.ts';
import { isKnownDevice } from './devices.ts';
import { sendSignInNotice } from './notices.jobs.ts';
import { endSession, startSession } from './sessions.ts';

type In<K extends keyof typeof signInApi> = ParsedInput<(typeof signInApi)[K]>;

/** Signs in by e-mail and password. Unknown, passwordless and wrong cost and answer the same. */
export async function login(ctx: Context, input: In<'login'>) {
  const user = await accounts.findUserByEmail(ctx.db, input.email);
  const isKnown = await isKnownDevice(ctx.db, ctx.actor, input.email);
  const isRight = await verifyPassword(input.password, user?.password_hash ?? null, { isKnown });
  const whose = { actorId: user?.id };
  if (!user || !isRight || (input.staff && !isStaff(user.role)))
    throw new AppError(signInErrors.wrong_credentials, whose);
  if (user.blocked_at) throw new AppError(signInErrors.account_blocked, whose);
  if (!user.email_verified_at) throw new AppError(signInErrors.email_not_verified, whose);
  return signIn(ctx, user, input.remember);
}

export async function logout(ctx: Context) {
  await endSession(ctx);
  return {};
}

export async function me(ctx: Context): Promise<Me> {
  const { id } = member(ctx.actor);
  const user = await accounts.findUser(ctx.db, id);
  if (!user) throw new AppError('session_expired');
  return {
    ...(await toUser(ctx, user)),
    isAdmin: isStaff(user.role),
    permissions: permissions.filter((permission) => roleCan(user.role, permission)),
    must_change_password: user.must_change_password === 1,
  };
}

/**
 * Starts a session; the common answer of all ways to sign in.
 * @throws AppError wrong_credentials when the password was changed, or the person blocked, since `user` was
 * read: the session would outlive the change that ends all sessions
 */
export async function signIn(ctx: Context, user: accounts.UserRow, remember: boolean) {
  const token = await ctx.transaction(async (ctx) => {
    if (!(await accounts.holdUnchanged(ctx.db, user))) throw new AppError(signInErrors.wrong_credentials);
    await ctx.actor.attempt?.forgive(ctx.db);
    const isNewDevice = isStaff(user.role) && !(await isKnownDevice(ctx.db, ctx.actor, user.email));
    const token = await startSession(ctx, user.id, remember);
    if (isStaff(user.role)) await noteStaffSignIn(ctx, user, isNewDevice);
    return token;
  });
  if (user.must_change_password) await forgetFirstPassword(ctx);
  return { access_token: token, user: await toUser(ctx, user) };
}

/**
 * Staff can see everything that people have entrusted to the school: their sign-ins are logged, and a new
 * device is reported by mail.
 */
async function noteStaffSignIn(ctx: TxContext, user: accounts.UserRow, isNewDevice: boolean) {
  const { id, role, email } = user;
  const self: Member = { ...ctx.actor, kind: 'member', id, role, email, sessionId: '' };
  const subject = { kind: 'user', id, label: email };
  await recordAction(
    { ...ctx, actor: self },
    {
      action: 'account.signed_in',
      subject,
      after: { new_device: isNewDevice },
    },
  );
  if (!isNewDevice) return;
  const { address, userAgent } = ctx.actor;
  const at = ctx.app.now().toISOString();
  await queue(ctx, sendSignInNotice, { userId: id, at, address, userAgent: userAgent.slice(0, 300) });
}

/** The account as its owner's browser gets it. */
export async function toUser({ app, db }: Context, user: accounts.UserRow): Promise<User> {
  return {
    id: user.id,
    number: shownNumber(user.number),
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    full_name: [user.first_name, user.last_name].filter(Boolean).join(' '),
    phone: user.phone,
    has_course_access: await accounts.hasActiveEnrolment(db, {
      userId: user.id,
      now: app.now().toISOString(),
    }),
    total_paid: toRubles(user.total_paid_kopecks),
    registration_date: user.created_at,
    role: user.role,
  };
}
