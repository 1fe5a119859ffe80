import { z } from 'zod';
import { findUser, findUserByEmail } from '#features/accounts/account/server/accounts.ts';
import { findChange, insertChangeLink } from '#features/accounts/addresses/server/addresses.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { idField } from '#shared/fields.ts';
import { profileTexts } from '../texts.ts';

/**
 * One mail to the new address: the link, or a warning to the owner of an address that is taken. The link is made at the
 * moment of sending; a change that was dropped, confirmed or has run out meanwhile gets none.
 */
export const sendChangeLink = job(
  'accounts.send_change_link',
  z.object({ changeId: idField }),
  async (ctx, { changeId }, claim) => {
    const { handle } = ctx.app.database;
    const change = await findChange(handle, changeId);
    const user = change && (await findUser(handle, change.user_id));
    if (!change || !user || change.confirmed_at || change.expires_at <= ctx.app.now().toISOString()) return;
    const owner = await findUserByEmail(handle, change.email);
    const isOwners = change.email === ctx.app.config.adminEmail && user.role !== 'super_admin';
    if (owner || isOwners) {
      if (!owner) return;
      await claim.takeTurn();
      const { email, language, first_name: name } = owner;
      const button = `${ctx.app.config.appUrl}/login`;
      await mail(
        ctx,
        { to: email, language, name, messages: profileTexts.server.addressTakenMail, button },
        claim,
      );
      return;
    }
    await claim.takeTurn();
    const token = newToken();
    await insertChangeLink(handle, { token_hash: hashToken(token), change_id: change.id });
    const { language, first_name: name } = user;
    const button = `${ctx.app.config.appUrl}/confirm-email?token=${token}`;
    await mail(
      ctx,
      { to: change.email, language, name, messages: profileTexts.server.changeLinkMail, button },
      claim,
    );
  },
);

export const addressJobs: Job[] = [sendChangeLink];
