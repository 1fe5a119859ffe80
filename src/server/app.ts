/** What every service is given besides the actor: the outside of the product, and nothing of the product. */
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import type { MailTransport } from './mail/mail.ts';

export interface App {
  config: Config;
  database: Database;
  log: Log;
  mail: MailTransport;
  /** The only source of the current time; tests move it. */
  now(): Date;
  /** Tells this process's worker that jobs were queued. Cheap; call it as often as you like. */
  wakeWorker(): void;
}
