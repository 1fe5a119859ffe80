import { z } from 'zod';
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { job } from '#server/outbox/job.ts';
import { idField } from '#shared/fields.ts';
import { textIn } from '#shared/localText.ts';
import { certificateNumber, certificatePath } from '../rules/certificates.ts';
import { certificatesTexts } from '../texts.ts';
import { certificateById } from './store.ts';

/** Unless it has been revoked meanwhile. */
export const sendCertificate = job(
  'certificates.send',
  z.object({ certificateId: idField }),
  async (ctx, { certificateId }, claim) => {
    const row = await certificateById(ctx.db, certificateId);
    const user = row && (await findUser(ctx.db, row.user_id));
    if (!row || !user || row.revoked_at || user.blocked_at) return;
    const { email, language, first_name: name } = user;
    const values = { course: textIn(row, 'course_title', language), number: certificateNumber(row) };
    const button = ctx.app.config.appUrl + certificatePath(row.token);
    await mail(
      ctx,
      { to: email, language, name, messages: certificatesTexts.server.certificateMail, values, button },
      claim,
    );
  },
);
