/** What the school says of itself, everywhere: on pages, in mails, after a purchase. */
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { beginChange, changeBy } from '#server/changes.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { markChanged } from '#server/versions/versions.ts';
import { inLanguage, type Language, type LocalText } from '#shared/i18n.ts';
import { type School, schoolChanged } from './contract.ts';
import { signatureLines } from './emails.ts';
import { logoPath } from './logo/rules.ts';
import type { SchoolFacts } from './rules.ts';
import * as store from './store.ts';

/** The facts as everybody sees them, in the caller's language. */
export function showSchool(actor: Actor, app: App): Promise<School> {
  return schoolIn(app.database.handle, actor.language);
}

/** Who writes a mail: name, ways to answer and requisites, a line each. */
export async function schoolSignature(db: Db, language: Language): Promise<string[]> {
  return signatureLines(await schoolIn(db, language), language);
}

/** Whether anybody has given facts yet. */
export async function hasSchoolFacts(db: Db): Promise<boolean> {
  return (await store.findSchool(db)) !== undefined;
}

/** Everything that is known, in the form in which it is changed. */
export async function schoolFactsOf(db: Db): Promise<SchoolFacts> {
  const row = (await store.findSchool(db)) ?? unknown;
  const networks = await store.findNetworks(db);
  return {
    ...contactsIn(row),
    name: textsOf(row, 'name'),
    address: textsOf(row, 'address'),
    related_site: relatedSite(row),
    shows_networks: row.shows_networks === 1,
    time_zone: row.time_zone,
    networks: networks.map(({ name, url, icon }) => ({ name, url, icon })),
  };
}

/**
 * Replaces the facts as part of `tx`; pages that show them are drawn anew, in every process. The time zone is in
 * force once processes have heard of it (zone/service.ts).
 */
export async function changeSchool(actor: Actor, app: App, tx: Tx, facts: SchoolFacts): Promise<void> {
  await beginChange(app, tx);
  const before = await schoolFactsOf(tx);
  const { name, address, networks, shows_networks, related_site, ...plain } = facts;
  await store.saveSchool(tx, {
    ...plain,
    name: name?.ru ?? null,
    related_name: related_site?.name ?? null,
    related_url: related_site?.url ?? null,
    address: address?.ru ?? null,
    translations: JSON.stringify({ name, address }),
    shows_networks: shows_networks ? 1 : 0,
    updated_at: app.now().toISOString(),
  });
  await store.replaceNetworks(
    tx,
    networks.map((network, index) => ({ ...network, id: newId(), position: index + 1 })),
  );
  if (before.time_zone !== facts.time_zone) await markChanged(app, tx, 'school');
  await publish(app, tx, schoolChanged, changeBy(actor, app, 'school.facts', before, facts));
}

async function schoolIn(db: Db, language: Language): Promise<School> {
  const row = (await store.findSchool(db)) ?? unknown;
  const networks = row.shows_networks === 1 ? await store.findNetworks(db) : [];
  const inWords = (texts: LocalText | null) => texts && inLanguage(texts, language);
  return {
    ...contactsIn(row),
    name: inWords(textsOf(row, 'name')),
    address: inWords(textsOf(row, 'address')),
    logo: row.logo && logoPath(row.logo),
    related_site: relatedSite(row),
    networks: networks.map(({ position: _, ...network }) => network),
  };
}

/** A school of which nothing has been said. */
const unknown: store.SchoolRow = {
  id: 1,
  name: null,
  address: null,
  translations: '{}',
  phone: null,
  whatsapp: null,
  telegram: null,
  email: null,
  legal_name: null,
  inn: null,
  ogrn: null,
  related_name: null,
  related_url: null,
  shows_networks: 1,
  time_zone: null,
  logo: null,
  updated_at: '',
};

function contactsIn({ phone, whatsapp, telegram, email, legal_name, inn, ogrn }: store.SchoolRow) {
  return { phone, whatsapp, telegram, email, legal_name, inn, ogrn };
}

function relatedSite({ related_name: name, related_url: url }: store.SchoolRow) {
  return name !== null && url !== null ? { name, url } : null;
}

function textsOf(row: store.SchoolRow, key: 'name' | 'address'): LocalText | null {
  const ru = row[key];
  if (ru === null) return null;
  const translated = JSON.parse(row.translations) as Partial<Record<typeof key, LocalText | null>>;
  return { ...translated[key], ru };
}
