import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Application } from './model.ts';

export interface Ledger {
  applications: Map<string, Application>;
  save(application: Application): void;
}

/** The bank's memory; with a file it outlives the process. */
export function openLedger(file?: string): Ledger {
  const applications = new Map<string, Application>();
  if (file && existsSync(file))
    for (const application of JSON.parse(readFileSync(file, 'utf8')) as Application[])
      applications.set(application.orderNumber, application);
  return {
    applications,
    save(application) {
      applications.set(application.orderNumber, application);
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.tmp`, JSON.stringify([...applications.values()]));
      renameSync(`${file}.tmp`, file);
    },
  };
}
