/** What staff do for a person who asked by mail. Both leave an entry in the log, in the same transaction. */
import { holdPerson, type PersonRow } from '#features/accounts/people/service.ts';
import { holdOrdersOf } from '#features/orders/erasure/service.ts';
import { type PersonDeed, refusalOf } from '#features/staff/people/rules.ts';
import { recordChange } from '#features/staff/reach/service.ts';
import { type Actor, type Member, member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { SentFile } from '#shared/files.ts';
import { erase } from '../erasure/service.ts';
import { archiveOf } from '../export.ts';
import { dataOf } from '../service.ts';
import type { panelPrivacyApi } from './contract.ts';

type In<K extends keyof typeof panelPrivacyApi> = ParsedInput<(typeof panelPrivacyApi)[K]>;

/** In the language of the person. @throws AppError not_found, not_oneself, role_too_high */
export async function downloadOf(actor: Actor, app: App, { id }: In<'download'>): Promise<SentFile> {
  const self = member(actor);
  const { data, language } = await app.database.transaction(async (tx) => {
    const person = await holdPerson(app, tx, self, id);
    refuse(self, person, 'download');
    const email = person.deleted_email ?? person.email;
    await recordChange(app, tx, actor, { id, email }, 'user.data_downloaded');
    return { data: await dataOf(tx, { id, email }), language: person.language };
  });
  return archiveOf(app, data, language);
}

/**
 * Also somebody who was deleted and could still be brought back.
 * @throws AppError not_found, not_oneself, role_too_high, staff_not_erased; invalid_input for another address
 */
export async function erasePerson(actor: Actor, app: App, { id, confirmation }: In<'erase'>) {
  const self = member(actor);
  await app.database.transaction(async (tx) => {
    await holdOrdersOf(tx, { userId: id, email: null });
    const person = await holdPerson(app, tx, self, id);
    refuse(self, person, 'erase');
    const email = person.deleted_email ?? person.email;
    if (confirmation !== email)
      throw new AppError('invalid_input', { fields: { confirmation: 'other_address' } });
    await erase(app, tx, actor, person);
    await recordChange(app, tx, actor, { id, email: '' }, 'user.erased');
  });
  return { erased: true } as const;
}

function refuse(self: Member, person: PersonRow, deed: PersonDeed): void {
  const refusal = refusalOf(self, person, deed);
  if (refusal) throw new AppError(refusal);
}
