/** Notes about a person that staff write for each other. */
import { lookedAt, staffNames } from '#features/accounts/account/server/accounts.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { PersonNotes, personNotesApi } from '../contract/notes.ts';
import { peopleErrors } from '../errors.ts';
import { insertNote, notesAbout } from './notes.store.ts';
import { changePerson, recordPersonAction } from './staffAction.ts';

type In<K extends keyof typeof personNotesApi> = ParsedInput<(typeof personNotesApi)[K]>;

/** Nobody reads what colleagues wrote about themselves here. @throws not_found, not_oneself */
export async function listNotes(ctx: Context, { id }: In<'list'>): Promise<PersonNotes> {
  if (member(ctx.actor).id === id) throw new AppError(peopleErrors.not_oneself);
  await lookedAt(ctx, id);
  const rows = await notesAbout(ctx.app.database.handle, id);
  const names = await staffNames(
    ctx.app.database.handle,
    rows.map(({ author_id }) => author_id),
  );
  return {
    notes: rows.map(({ id, text, created_at, author_id }) => ({
      ...{ id, text, at: created_at },
      by: names.get(author_id ?? '') ?? null,
    })),
  };
}

/** @throws not_found, not_oneself */
export async function addNote(ctx: Context, { id, text }: In<'add'>): Promise<PersonNotes> {
  await changePerson(ctx, { id, action: 'note' }, async (ctx, person) => {
    const created_at = ctx.app.now().toISOString();
    await insertNote(ctx.db, { id: newId(), user_id: id, author_id: member(ctx.actor).id, text, created_at });
    await recordPersonAction(ctx, person, { action: 'user.noted' });
  });
  return listNotes(ctx, { id });
}
