/**
 * Readable addresses of things: each has one, which stays when its title changes. An address that was changed leads on
 * to the new one and is given to nothing else.
 */
import { type Kysely, sql } from 'kysely';
import type { TxContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { slugOf } from '#shared/slugs.ts';
import type { Db } from './database.ts';

interface Slugs {
  /** Table of the former addresses, and its column that names the thing. */
  former: string;
  column: string;
  /** Where a title gives no letters. */
  spare: string;
}

/** Addresses in `things.slug`, which the calling store owns together with the table of the former ones. */
export function slugsIn(things: string, { former, column, spare }: Slugs) {
  const rows = (db: Db) => db as unknown as Kysely<Record<string, Record<string, string>>>;

  /** The thing at an address, present or former; the present one names itself as `slug`. */
  async function find(db: Db, slug: string): Promise<{ id: string; slug: string } | undefined> {
    const present = await rows(db)
      .selectFrom(things)
      .select(['id', 'slug'])
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (present) return present as { id: string; slug: string };
    const moved = await rows(db)
      .selectFrom(former)
      .innerJoin(things, (join) => join.on(sql.ref(`${things}.id`), '=', sql.ref(`${former}.${column}`)))
      .select([`${things}.id`, `${things}.slug`])
      .where(sql.ref(`${former}.slug`), '=', slug)
      .executeTakeFirst();
    return moved as { id: string; slug: string } | undefined;
  }

  return {
    find,
    /**
     * An address made of the title that nothing else has or had, with a number behind it where needed.
     * @param id of the thing, where it has an address already
     */
    async free(db: Db, title: string, id?: string): Promise<string> {
      const wanted = slugOf(title) || spare;
      const isTaken = async (slug: string) => ![undefined, id].includes((await find(db, slug))?.id);
      let slug = wanted;
      for (let next = 2; await isTaken(slug); next++) slug = `${wanted}-${next}`;
      return slug;
    },
    /**
     * Keeps the present address as a former one, before the caller writes the new one. Its own former addresses may be
     * taken again. @throws AppError invalid_input at `slug` when another thing has or had it
     */
    async leave(ctx: TxContext, { id, from, to }: { id: string; from: string | null; to: string }) {
      if (from === to) return;
      const holder = await find(ctx.db, to);
      if (holder && holder.id !== id) throw new AppError('invalid_input', { fields: { slug: 'slug_taken' } });
      await rows(ctx.db).deleteFrom(former).where('slug', '=', to).execute();
      if (from === null) return;
      await rows(ctx.db)
        .insertInto(former)
        .values({ slug: from, [column]: id, created_at: ctx.app.now().toISOString() })
        .execute();
    },
  };
}
