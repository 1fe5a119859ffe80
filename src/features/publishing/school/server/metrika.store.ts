import type { Schema } from '#server/db/schema.ts';
import { settingsIn } from '#server/db/settings.ts';

export const settings = settingsIn<Schema['metrika_settings']>('metrika_settings');
