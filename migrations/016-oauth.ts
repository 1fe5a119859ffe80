import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Signing in with Google and VK: which account a provider's person has, and the steps on the way. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  const provider = sql`provider in ('google', 'vk')`;
  await table('identities')
    .addColumn('provider', 'text', (c) => c.notNull().check(provider))
    // The provider's own key for the person: an e-mail address may change hands, this does not.
    .addColumn('subject', 'text', (c) => c.notNull().check(sql`length(subject) between 1 and 255`))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('identities_once', ['provider', 'subject'])
    .addUniqueConstraint('identities_one_each', ['user_id', 'provider'])
    .execute();

  // Sent to a provider, and not back yet. Found by the hash of a secret that only the browser keeps.
  await table('oauth_flows')
    .addColumn('browser_hash', 'text', (c) => c.primaryKey())
    .addColumn('provider', 'text', (c) => c.notNull().check(provider))
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('shown', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('oauth_flows_by_end').on('oauth_flows').column('expires_at').execute();

  // Back from a provider, and not signed in yet.
  await table('oauth_arrivals')
    .addColumn('browser_hash', 'text', (c) => c.primaryKey())
    .addColumn('session_hash', 'text', (c) => c.unique())
    .addColumn('provider', 'text', (c) => c.notNull().check(provider))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('is_email_verified', integer, (c) => c.notNull().check(sql`is_email_verified in (0, 1)`))
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('shown', 'text')
    .addColumn('wrong_codes', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('oauth_arrivals_by_end').on('oauth_arrivals').column('expires_at').execute();
}
