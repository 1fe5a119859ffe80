/** The ledger as staff see it. */
import { lookedAt } from '#features/accounts/account/server/accounts.ts';
import { claimOf } from '#features/accounts/account/server/claims.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import type { consentsPanelApi } from '../contract/panel.ts';
import { consentsGivenBy } from './consents.ts';

/** @throws not_found */
export async function consentsOfPerson(
  ctx: Context,
  { id }: ParsedInput<typeof consentsPanelApi.ofPerson>,
): Promise<Output<typeof consentsPanelApi.ofPerson>> {
  const given = await consentsGivenBy(ctx.db, claimOf(await lookedAt(ctx, id)));
  return {
    consents: given.map(({ id, document, version, document_language, wording, ...consent }) => ({
      ...{ id, document, version, document_language, wording },
      given_at: consent.given_at,
      given_by: consent.given_by_name,
      withdrawn_at: consent.withdrawn_at,
    })),
  };
}
