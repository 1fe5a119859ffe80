/** The school's facts, as shown on pages, in mails and after a purchase. */
import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '#features/records/audit/server/audit.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { markChanged } from '#server/versions/versions.ts';
import { inLanguage, type Language, type LocalText } from '#shared/i18n.ts';
import { localTextOf, translatedColumns } from '#shared/localText.ts';
import { type School, schoolChanged } from '../contract/school.ts';
import type { OwnBenefit } from '../rules/benefits.ts';
import { logoPath } from '../rules/logo.ts';
import type { SchoolFacts } from '../rules/school.ts';
import * as store from './store.ts';

/** In the caller's language. */
export function showSchool(ctx: Context): Promise<School> {
  return schoolIn(ctx.db, ctx.actor.language);
}

/** Whether anybody has given facts yet. */
export async function hasSchoolFacts(db: Db): Promise<boolean> {
  return (await store.findSchool(db)) !== undefined;
}

/** All facts, in the form that edits them. */
export async function schoolFactsOf(db: Db): Promise<SchoolFacts> {
  const row = (await store.findSchool(db)) ?? unknown;
  const networks = await store.findNetworks(db);
  return {
    ...contactsIn(row),
    name: textsOf(row, 'name'),
    address: textsOf(row, 'address'),
    related_site: relatedSite(row),
    shows_networks: row.shows_networks === 1,
    tax_system: row.tax_system,
    vat_code: row.vat_code,
    bank: bankOf(row),
    time_zone: row.time_zone,
    benefits: row.benefits === null ? null : (JSON.parse(row.benefits) as OwnBenefit[]),
    languages: languagesIn(row),
    networks: networks.map(({ id, name, url, icon }) => ({ id, name, url, icon })),
  };
}

/**
 * Replaces the facts as part of `tx`; pages that show them are redrawn, in every process. Time zone, name and
 * taxes take effect once each process has heard of them (basics.ts).
 */
export async function changeSchool(ctx: TxContext, facts: SchoolFacts): Promise<void> {
  await beginChange(ctx);
  const before = await schoolFactsOf(ctx.db);
  const { name, address, networks, shows_networks, related_site, benefits, languages, bank, ...plain } =
    facts;
  await store.saveSchool(ctx.db, {
    ...plain,
    related_name: related_site?.name ?? null,
    related_url: related_site?.url ?? null,
    ...translatedColumns({ name, address }),
    bank_name: bank?.name ?? null,
    bank_bik: bank?.bik ?? null,
    bank_account: bank?.account ?? null,
    bank_correspondent: bank?.correspondent ?? null,
    shows_networks: shows_networks ? 1 : 0,
    benefits: benefits && JSON.stringify(benefits),
    languages: languages && JSON.stringify(languages),
    updated_at: ctx.app.now().toISOString(),
  });
  // A network keeps its id while it exists.
  const known = new Set(before.networks.map(({ id }) => id));
  const idOf = (id: string | undefined) => (id !== undefined && known.delete(id) ? id : newId());
  await store.replaceNetworks(
    ctx.db,
    networks.map((network, index) => ({ ...network, id: idOf(network.id), position: index + 1 })),
  );
  const basics = ({ name, time_zone, tax_system, vat_code, languages }: SchoolFacts) => ({
    ...{ name, time_zone, tax_system, vat_code, languages },
  });
  const isBasic = !isDeepStrictEqual(basics(before), basics(facts));
  if (isBasic) await markChanged(ctx, 'school');
  await recordChange(ctx, { action: 'school.changed', subject: 'school.facts' }, { before, after: facts });
  await publish(ctx, schoolChanged, {});
}

/** The name in every language it has. */
export function schoolName(row: store.SchoolRow): LocalText | null {
  return textsOf(row, 'name');
}

/** Those that the owner has chosen; null until then. */
export function languagesIn({ languages }: store.SchoolRow): Language[] | null {
  return languages === null ? null : (JSON.parse(languages) as Language[]);
}

/** The facts as everybody sees them. */
export async function schoolIn(db: Db, language: Language): Promise<School> {
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

/** A school without facts. */
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
  tax_system: null,
  vat_code: null,
  bank_name: null,
  bank_bik: null,
  bank_account: null,
  bank_correspondent: null,
  related_name: null,
  related_url: null,
  shows_networks: 1,
  time_zone: null,
  benefits: null,
  languages: null,
  logo: null,
  updated_at: '',
};

function contactsIn({ phone, whatsapp, telegram, email, legal_name, inn, ogrn }: store.SchoolRow) {
  return { phone, whatsapp, telegram, email, legal_name, inn, ogrn };
}

function bankOf({
  bank_name: name,
  bank_bik: bik,
  bank_account: account,
  bank_correspondent,
}: store.SchoolRow) {
  if (!name || !bik || !account || !bank_correspondent) return null;
  return { name, bik, account, correspondent: bank_correspondent };
}

function relatedSite({ related_name: name, related_url: url }: store.SchoolRow) {
  return name !== null && url !== null ? { name, url } : null;
}

function textsOf(row: store.SchoolRow, field: 'name' | 'address'): LocalText | null {
  const { name, address } = row;
  if (row[field] === null) return null;
  return localTextOf({ ...row, name: name ?? '', address: address ?? '' }, field);
}
