import type { Schema } from '#server/db/schema.ts';
import { settingsIn } from '#server/db/settings.ts';

/**
 * - `methods`: JSON: names of methods.
 */
export const settings = settingsIn<Schema['payment_settings']>('payment_settings');
