import { beginChange, fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { languages } from '#shared/i18n.ts';
import type { EditedContacts, EditedSettings, schoolPanelApi } from '../contract/panel.ts';
import { benefitsOf, ownBenefits } from '../rules/benefits.ts';
import { contactFacts, type SchoolFacts, settingFacts } from '../rules/school.ts';
import { readBasics } from './basics.ts';
import { changeSchool, schoolFactsOf, showSchool } from './school.ts';

/** Contacts and networks, including hidden ones. */
export async function showContacts(ctx: Context): Promise<EditedContacts> {
  return contactsOf(await schoolFactsOf(ctx.db));
}

/** Replaces contacts and networks, and nothing else. @throws AppError conflict */
export async function saveContacts(
  ctx: Context,
  { version, ...contacts }: ParsedInput<typeof schoolPanelApi.saveContacts>,
): Promise<EditedContacts> {
  return contactsOf(await merge(ctx, contacts, (facts) => assertSame(contactsOf(facts), version)));
}

/** The owner's settings; the time zone is the one in force, set here or not. */
export async function showSettings(ctx: Context): Promise<EditedSettings> {
  const { logo } = await showSchool(ctx);
  return { ...settingsOf(ctx, await schoolFactsOf(ctx.db)), logo };
}

/**
 * Replaces the owner's settings, and nothing else; the time zone is in force at once. @throws AppError
 * conflict
 */
export async function saveSettings(
  ctx: Context,
  { version, ...settings }: ParsedInput<typeof schoolPanelApi.saveSettings>,
): Promise<EditedSettings> {
  await merge(ctx, settings, (facts) => assertSame(settingsOf(ctx, facts), version));
  await readBasics(ctx);
  return showSettings(ctx);
}

async function merge(
  ctx: Context,
  changes: Partial<SchoolFacts>,
  check: (facts: SchoolFacts) => void,
): Promise<SchoolFacts> {
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const facts = await schoolFactsOf(ctx.db);
    check(facts);
    await changeSchool(ctx, { ...facts, ...changes });
    return schoolFactsOf(ctx.db);
  });
}

function assertSame(current: { version: string }, version: string): void {
  if (current.version !== version) throw new AppError('conflict');
}

function contactsOf(facts: SchoolFacts): EditedContacts {
  const contacts = contactFacts.parse(pick(facts, Object.keys(contactFacts.shape)));
  // Stored networks have ids.
  const networks = contacts.networks.map(({ id = '', ...network }) => ({ id, ...network }));
  return { ...contacts, networks, version: fingerprint(contacts) };
}

function settingsOf(ctx: Context, facts: SchoolFacts): Omit<EditedSettings, 'logo'> {
  const { environmentTaxes } = ctx.app.config;
  const settings = settingFacts.parse(pick(facts, Object.keys(settingFacts.shape)));
  return {
    ...settings,
    time_zone: settings.time_zone ?? ctx.app.config.environmentTimeZone,
    tax_system: settings.tax_system ?? (environmentTaxes.taxSystem as never),
    vat_code: settings.vat_code ?? (environmentTaxes.vatCode as never),
    languages: settings.languages ?? [...languages],
    benefits: ownBenefits.filter((benefit) =>
      benefitsOf(settings.benefits, ctx.app.config.mode, new Set()).has(benefit),
    ),
    version: fingerprint(settings),
  };
}

function pick(facts: SchoolFacts, names: string[]): Partial<SchoolFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));
}
