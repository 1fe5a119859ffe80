import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';
import { createIndexes } from './indexes.ts';

/** People, how they sign in, what they have agreed to and who agrees for them, and files that are somebody's. */
export async function makeAccounts(schema: Schema): Promise<void> {
  await users(schema);
  await signingIn(schema);
  await providers(schema);
  await addresses(schema);
  await consents(schema);
  await guardians(schema);
  await files(schema);
}

async function users({ engine, db, table, integer }: Schema): Promise<void> {
  await table('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('role', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`role in ('user', 'support', 'content_manager', 'financial', 'manager', 'admin', 'super_admin')`,
        ),
    )
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('password_hash', 'text')
    .addColumn('email_verified_at', 'text')
    .addColumn('blocked_at', 'text')
    .addColumn('total_paid_kopecks', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    // The address becomes free while its account is deleted; it is kept here for the account's return.
    .addColumn('deleted_email', 'text')
    .addColumn('must_change_password', integer, (c) =>
      c.notNull().defaultTo(0).check(sql`must_change_password in (0, 1)`),
    )
    // A short number for everybody, which people can read out: ids are for machines.
    .addColumn('number', integer)
    // 1: chosen by whoever held an order's secret; the address has not answered yet.
    .addColumn('password_unproven', integer, (c) =>
      c.notNull().defaultTo(0).check(sql`password_unproven in (0, 1)`),
    )
    .addColumn('seen_at', 'text')
    .addCheckConstraint('users_email_normal', sql`email = lower(email) and email = trim(email)`)
    .execute();

  await createIndexes(db, [
    'index users_by_phone on users (phone)',
    'unique index users_by_number on users (number)',
    // Staff are a handful among all people.
    `index users_with_a_role on users (role) where role <> 'user'`,
    'index users_kept on users (number) where deleted_at is null',
    'index users_blocked on users (created_at, id) where blocked_at is not null',
    'index users_deleted on users (created_at, id) where deleted_at is not null',
  ]);
  // SQLite has one writer at a time and takes the highest plus one.
  if (engine === 'sqlite') return;
  await sql`create sequence user_numbers`.execute(db);
  await sql`select setval('user_numbers', 10000)`.execute(db);
}

async function signingIn({ db, table, integer }: Schema): Promise<void> {
  await table('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  // Devices from which people have signed in.
  await table('known_devices')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'token_hash'])
    .execute();

  await table('one_time_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) =>
      c.notNull().check(sql`purpose in ('verify_email', 'set_password', 'erase_account')`),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute();

  // Counted for a day: staff send so many to a person.
  await table('access_mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .execute();

  // One row or none. How long staff stay signed in at most, where the owner has chosen.
  await table('security_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('staff_hours', integer, (c) => c.check(sql`staff_hours between 1 and 168`))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    'index sessions_by_user on sessions (user_id)',
    'index known_devices_by_time on known_devices (seen_at)',
    'index one_time_links_by_user on one_time_links (user_id)',
    'index access_mails_by_user on access_mails (user_id, asked_at)',
  ]);
}

/** Signing in with Google and VK: which account a provider's person has, and the steps on the way. */
async function providers({ db, table, integer }: Schema): Promise<void> {
  await table('identities')
    .addColumn('provider', 'text', (c) => c.notNull().check(sql`provider in ('google', 'vk')`))
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
    .addColumn('provider', 'text', (c) => c.notNull().check(sql`provider in ('google', 'vk')`))
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('shown', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();

  // Back from a provider, and not signed in yet.
  await table('oauth_arrivals')
    .addColumn('browser_hash', 'text', (c) => c.primaryKey())
    .addColumn('session_hash', 'text', (c) => c.unique())
    .addColumn('provider', 'text', (c) => c.notNull().check(sql`provider in ('google', 'vk')`))
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

  await createIndexes(db, [
    'index oauth_flows_by_end on oauth_flows (expires_at)',
    'index oauth_arrivals_by_end on oauth_arrivals (expires_at)',
  ]);
}

/**
 * Addresses that people want to change to, and those that accounts had until recently: whoever reads their mail can
 * take the account back.
 */
async function addresses({ db, table }: Schema): Promise<void> {
  // A person's latest request counts: an earlier one is deleted, and its links with it.
  await table('email_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().unique().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull().check(sql`email = lower(email) and email = trim(email)`))
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .execute();

  await table('email_change_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('change_id', 'text', (c) => c.notNull().references('email_changes.id').onDelete('cascade'))
    .execute();

  await table('former_addresses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull().check(sql`email = lower(email) and email = trim(email)`))
    .addColumn('left_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();

  await table('former_address_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('former_id', 'text', (c) => c.notNull().references('former_addresses.id').onDelete('cascade'))
    .execute();

  await createIndexes(db, [
    'index email_changes_by_end on email_changes (expires_at)',
    'index email_change_links_by_change on email_change_links (change_id)',
    'index former_addresses_by_user_id on former_addresses (user_id)',
    'index former_addresses_by_email on former_addresses (email)',
    'index former_addresses_by_expires_at on former_addresses (expires_at)',
    'index former_address_links_by_former on former_address_links (former_id)',
  ]);
}

async function consents({ db, table }: Schema): Promise<void> {
  await table('consents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('wording', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('given_at', 'text', (c) => c.notNull())
    .addColumn('document_language', 'text', (c) => c.check(sql`document_language in ('ru', 'en', 'zh')`))
    .addColumn('given_by_name', 'text')
    .addColumn('given_by_email', 'text')
    .execute();

  // The ledger is append-only: withdrawing a consent is a row of its own.
  await table('consent_withdrawals')
    .addColumn('consent_id', 'text', (c) => c.primaryKey().references('consents.id').onDelete('cascade'))
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('withdrawn_at', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    'index consents_by_person on consents (user_id, document, given_at)',
    'index consents_by_email on consents (email)',
  ]);
}

/** Adults who are asked for people under 18, and who gave a consent in the name of somebody else. */
async function guardians({ db, table }: Schema): Promise<void> {
  await table('guardian_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // The kind of form that was filled in, and its row there.
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('guardian_email', 'text', (c) => c.notNull())
    .addColumn('guardian_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('waiting', 'consented', 'declined', 'expired', 'withdrawn')`),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('reminded_at', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('guardian_language', 'text')
    .addUniqueConstraint('guardian_requests_one_for_each', ['kind', 'subject_id'])
    .addCheckConstraint('guardian_requests_decided', sql`(state = 'waiting') = (decided_at is null)`)
    .addCheckConstraint('guardian_requests_another', sql`guardian_email <> email or guardian_email = ''`)
    .execute();

  // Each mail has a link of its own; all of a request open the same page.
  await table('guardian_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('request_id', 'text', (c) =>
      c.notNull().references('guardian_requests.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  // Mails to guardians that staff have sent once more.
  await table('guardian_repeats')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('request_id', 'text', (c) =>
      c.notNull().references('guardian_requests.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    'index guardian_requests_by_state on guardian_requests (state, expires_at)',
    'index guardian_requests_by_guardian on guardian_requests (guardian_email)',
    'index guardian_requests_by_user on guardian_requests (user_id)',
    'index guardian_requests_by_subject on guardian_requests (subject_id)',
    'index guardian_repeats_by_request on guardian_repeats (request_id, created_at)',
  ]);
}

/** Files that came from people, and pictures that not everybody may see, with the tickets that show them. */
async function files({ db, table, integer }: Schema): Promise<void> {
  // A file on its way in, or here and not yet used by anything.
  await table('uploads')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('purpose', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`purpose in ('video', 'material', 'captions', 'picture', 'review', 'trailer', 'site', 'table')`,
        ),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('size_bytes', integer, (c) => c.notNull().check(sql`size_bytes > 0`))
    .addColumn('media_type', 'text')
    .addColumn('file', 'text')
    .addColumn('state', 'text', (c) =>
      c.notNull().defaultTo('receiving').check(sql`state in ('receiving', 'ready', 'refused', 'used')`),
    )
    .addColumn('problem', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    // What has arrived of an upload under way was never synced for certain: it is sent once more.
    .addColumn('synced_bytes', integer, (c) => c.notNull().defaultTo(0).check(sql`synced_bytes >= 0`))
    .addColumn('discarded_at', 'text')
    .addColumn('seconds', integer, (c) => c.check(sql`seconds > 0`))
    .execute();

  await table('private_pictures')
    // Also the name of its file, below uploads/private.
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('media_type', 'text', (c) =>
      c.notNull().check(sql`media_type in ('image/webp', 'image/svg+xml')`),
    )
    .addColumn('width', integer, (c) => c.notNull().check(sql`width > 0`))
    .addColumn('height', integer, (c) => c.notNull().check(sql`height > 0`))
    .addColumn('size_bytes', integer, (c) => c.notNull().check(sql`size_bytes > 0`))
    .addColumn('claimed_at', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addCheckConstraint('private_pictures_end', sql`claimed_at is not null or expires_at is not null`)
    .execute();

  await table('picture_tickets')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('picture_id', 'text', (c) => c.notNull().references('private_pictures.id').onDelete('cascade'))
    // Ends with the session; null for the holder of a private link.
    .addColumn('session_id', 'text', (c) => c.references('sessions.id').onDelete('cascade'))
    .addColumn('address', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    'index uploads_by_state on uploads (state, created_at)',
    'index private_pictures_by_end on private_pictures (expires_at)',
    'index picture_tickets_by_picture_id on picture_tickets (picture_id)',
    'index picture_tickets_by_session_id on picture_tickets (session_id)',
    'index picture_tickets_by_expires_at on picture_tickets (expires_at)',
  ]);
}
