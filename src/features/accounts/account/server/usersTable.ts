import type { Schema } from '#server/db/schema.ts';

/**
 * - `must_change_password`: 1: someone else knows the password; it only allows changing it.
 * - `seen_at`: When they last used a session, to about five minutes; null: never.
 * - `password_unproven`: 1: chosen by the holder of an order's secret. Means something only until the address has
 *   answered.
 * - `deleted_email`: Address of a deleted account; `email` is then a stand-in that cannot be registered.
 */
export type UsersTable = Schema['users'] & {
  number: number;
};
