/**
 * Private links to things: the holder of a link's secret is taken to be its addressee. The secret is random and only
 * its hash is stored, so that neither the database nor a backup holds a link that opens anything.
 */
import { type Kysely, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import type { Db } from './database.ts';

interface LinkedThings {
  /** Table of the things that the links lead to. */
  things: string;
  /** Column of a link that names its thing. */
  column: string;
  /** How long a link works. */
  lifetimeMs: number;
}

interface Found<Thing> {
  thing: Thing;
  hasEnded: boolean;
}

/** The links in `table`, which the calling store owns. */
export function linksIn<Thing>(table: string, { things, column, lifetimeMs }: LinkedThings) {
  const rows = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  return {
    /**
     * A new link, beside the earlier ones; several callers may know the same token. @returns its secret, to be mailed
     * or shown to its addressee and nobody else
     */
    async issue(ctx: Context, id: string, token = newToken()): Promise<string> {
      const created_at = ctx.app.now().toISOString();
      await rows(ctx.db)
        .insertInto(table)
        .values({ token_hash: hashToken(token), [column]: id, created_at })
        .onConflict((c) => c.column('token_hash').doNothing())
        .execute();
      return token;
    },
    /** Finds the target of the link with this secret; undefined for one that is not ours. */
    async find(ctx: Context, token: string): Promise<Found<Thing> | undefined> {
      const row = await rows(ctx.db)
        .selectFrom(table)
        .innerJoin(things, (join) => join.on(sql.ref(`${things}.id`), '=', sql.ref(`${table}.${column}`)))
        .selectAll(things)
        .select(sql<string>`${sql.ref(`${table}.created_at`)}`.as('linked_at'))
        .where(sql.ref(`${table}.token_hash`), '=', hashToken(token))
        .executeTakeFirst();
      if (!row) return undefined;
      const { linked_at, ...thing } = row as Thing & { linked_at: string };
      return {
        thing: thing as unknown as Thing,
        hasEnded: Date.parse(linked_at) + lifetimeMs <= ctx.app.now().getTime(),
      };
    },
  };
}
