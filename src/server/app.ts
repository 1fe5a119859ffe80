/**
 * The app: every outside dependency of the product that a server function may use, and no part of the product
 * itself.
 */
import type { Language } from '#shared/i18n.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import type { MailTransport } from './mail/mail.ts';
import type { Storage } from './storage/storage.ts';

export interface App {
  config: Config;
  database: Database;
  log: Log;
  mail: MailTransport;
  storage: Storage;
  /** Asked through `featuresOf` (feature.ts). */
  features: readonly { name: string }[];
  /** The texts of every page, by namespace; put together when first asked for. */
  pageTexts(): Promise<Readonly<Record<string, Record<Language, object>>>>;
  /** The only source of the current time; tests move it. */
  now(): Date;
  /** Stops in order and is started again; absent where nobody would start it again. */
  restart?: () => void;
  /** Marks the past of a demo (retelling.ts): its consequences are written too, and no job is queued. */
  isRetelling?: true;
  /** Tells this process's worker that jobs were queued. Cheap; call it as often as you like. */
  wakeWorker(): void;
}
