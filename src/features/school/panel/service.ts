/** The facts as staff edit them: contacts with the texts of the site, the rest as the owner's settings. */
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { beginChange, fingerprint } from '#server/changes.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { contactFacts, type SchoolFacts, settingFacts } from '../rules.ts';
import { changeSchool, schoolFactsOf, showSchool } from '../service.ts';
import { readTimeZone } from '../zone/service.ts';
import type { EditedContacts, EditedSettings, schoolPanelApi } from './contract.ts';

/** Contacts and networks, also those that are not shown. */
export async function showContacts(_actor: Actor, app: App): Promise<EditedContacts> {
  return contactsOf(await schoolFactsOf(app.database.handle));
}

/** Replaces contacts and networks, and nothing else. @throws AppError conflict */
export async function saveContacts(
  actor: Actor,
  app: App,
  { version, ...contacts }: ParsedInput<typeof schoolPanelApi.saveContacts>,
): Promise<EditedContacts> {
  return contactsOf(await merge(actor, app, contacts, (facts) => assertSame(contactsOf(facts), version)));
}

/** The owner's settings; the time zone is the one in force, whoever chose it. */
export async function showSettings(actor: Actor, app: App): Promise<EditedSettings> {
  const { logo } = await showSchool(actor, app);
  return { ...settingsOf(app, await schoolFactsOf(app.database.handle)), logo };
}

/** Replaces the owner's settings, and nothing else; the time zone is in force at once. @throws AppError conflict */
export async function saveSettings(
  actor: Actor,
  app: App,
  { version, ...settings }: ParsedInput<typeof schoolPanelApi.saveSettings>,
): Promise<EditedSettings> {
  await merge(actor, app, settings, (facts) => assertSame(settingsOf(app, facts), version));
  await readTimeZone(app);
  return showSettings(actor, app);
}

async function merge(
  actor: Actor,
  app: App,
  changes: Partial<SchoolFacts>,
  check: (facts: SchoolFacts) => void,
): Promise<SchoolFacts> {
  return app.database.transaction(async (tx) => {
    await beginChange(app, tx);
    const facts = await schoolFactsOf(tx);
    check(facts);
    const changed = { ...facts, ...changes };
    await changeSchool(actor, app, tx, changed);
    return changed;
  });
}

function assertSame(current: { version: string }, version: string): void {
  if (current.version !== version) throw new AppError('conflict');
}

function contactsOf(facts: SchoolFacts): EditedContacts {
  const contacts = contactFacts.parse(pick(facts, Object.keys(contactFacts.shape)));
  return { ...contacts, version: fingerprint(contacts) };
}

function settingsOf(app: App, facts: SchoolFacts): Omit<EditedSettings, 'logo'> {
  const settings = settingFacts.parse(pick(facts, Object.keys(settingFacts.shape)));
  return {
    ...settings,
    time_zone: settings.time_zone ?? app.config.environmentTimeZone,
    version: fingerprint(settings),
  };
}

function pick(facts: SchoolFacts, names: string[]): Partial<SchoolFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));
}
