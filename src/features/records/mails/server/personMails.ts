/** Mails to a person, sent and unsent, as staff see them. */
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { mailsApi } from '../contract.ts';
import { mostListed } from '../rules.ts';
import * as sent from './sent.store.ts';
import { isAccount } from './store.ts';
import { listUnsent } from './unsentMails.ts';

/** @throws not_found */
export async function mailsOfPerson(
  ctx: Context,
  { id }: ParsedInput<typeof mailsApi.ofPerson>,
): Promise<Output<typeof mailsApi.ofPerson>> {
  if (!(await isAccount(ctx.db, id))) throw notFound();
  const gone = await sent.sentTo(ctx.db, id, mostListed);
  const unsent = (await listUnsent(ctx, { user_id: id })).mails.filter(({ state }) => state !== 'sent_again');
  const all = [
    ...gone.map(({ job_id, subject, sent_at }) => ({
      id: job_id,
      subject,
      at: sent_at,
      state: 'sent' as const,
    })),
    ...unsent.map(({ id, subject, created_at, state }) => ({ id, subject, at: created_at, state })),
  ];
  return { mails: all.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, mostListed) };
}
