import { z } from 'zod';
import { readerOf } from '#features/accounts/account/rules/reader.ts';
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { accountTexts } from '#features/accounts/account/texts.ts';
import { linkMs } from '#features/accounts/sign-in/rules/lifetimes.ts';
import { sendAccessMail } from '#features/accounts/sign-in/server/accessMail.ts';
import { issueLink } from '#features/accounts/sign-in/server/links.ts';
import { signInTexts } from '#features/accounts/sign-in/texts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { readableEmail } from '#shared/domains.ts';
import { emailField, idField } from '#shared/fields.ts';
import { isStaff } from '#shared/roles.ts';
import { peopleTexts } from '../texts.ts';

/**
 * The link is made at the moment of sending. An invitation is dropped once it has waited longer than its link would
 * have lived, or when the person has chosen a password, is blocked, gone or no longer staff.
 */
export const sendInvitation = job(
  'accounts.send_invitation',
  z.object({ userId: idField, inviter: z.string(), askedAt: z.iso.datetime() }),
  async (ctx, { userId, inviter, askedAt }, claim) => {
    const user = await findUser(ctx.db, userId);
    const isStale = ctx.app.now().getTime() - Date.parse(askedAt) > linkMs.invitation;
    if (!user || isStale || user.password_hash || user.blocked_at || !isStaff(user.role)) return;
    const { email, language, first_name: name } = user;
    const values = { inviter, role: accountTexts.server.role[language][user.role] };
    const button = await ctx.transaction((ctx) => issueLink(ctx, user.id, 'invitation'));
    await mail(
      ctx,
      { to: email, language, name, messages: peopleTexts.server.invitationMail, values, button },
      claim,
    );
  },
);

/** The way to one's courses: a link to choose a password, or the page to sign in on. */
export const sendAccessLink = job(
  'accounts.send_access',
  z.object({ userId: idField }),
  async (ctx, { userId }, claim) => {
    await sendAccessMail(ctx, userId, claim);
  },
);

/**
 * Mails a notice of a change that staff made to somebody's account: no password, address or role changes
 * silently.
 */
export const sendStaffNotice = job(
  'accounts.send_staff_notice',
  z.object({
    userId: idField,
    what: z.enum(['email', 'password', 'role', 'ownPassword']),
    address: emailField,
  }),
  async (ctx, { userId, what, address }, claim) => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    const { language, first_name: name } = user;
    const values = {
      email: readableEmail(user.email),
      role: accountTexts.server.role[language][user.role],
      reader: readerOf(user.role),
    };
    const button = `${ctx.app.config.appUrl}${isStaff(user.role) ? '/admin' : '/login'}`;
    await mail(ctx, { to: address, language, name, messages: staffNotices[what], values, button }, claim);
  },
);

const staffNotices = {
  email: peopleTexts.server.emailChangedMail,
  password: peopleTexts.server.passwordSetMail,
  role: peopleTexts.server.roleChangedMail,
  // As queued by the releases before this one.
  ownPassword: signInTexts.server.ownPasswordMail,
};

/** To an address that staff have given somebody, unless it is not theirs any more or has been confirmed. */
export const sendNewAddressLink = job(
  'accounts.send_new_address_link',
  z.object({ userId: idField, address: emailField }),
  async (ctx, { userId, address }, claim) => {
    const user = await findUser(ctx.db, userId);
    if (!user || user.email !== address || user.email_verified_at) return;
    const { language, first_name: name } = user;
    const values = { email: readableEmail(address), reader: readerOf(user.role) };
    const button = await ctx.transaction((ctx) => issueLink(ctx, user.id, 'verify_email'));
    await mail(
      ctx,
      { to: address, language, name, messages: peopleTexts.server.newAddressMail, values, button },
      claim,
    );
  },
);

export const peopleJobs: Job[] = [sendInvitation, sendAccessLink, sendStaffNotice, sendNewAddressLink];
