/**
 * The school's facts in documents: the seller, the addresses to write to. An accepted document keeps those of its day.
 */
import { phoneText } from '#features/publishing/school/rules/contacts.ts';
import { showSchool } from '#features/publishing/school/server/school.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { readableEmail } from '#shared/domains.ts';
import type { Language } from '#shared/i18n.ts';
import type { DocumentName } from '../rules/documents.ts';
import { type Filling, openIn } from '../rules/text.ts';
import * as store from './store.ts';

/** Values that fill a document's placeholders now, in a language. */
export async function fillingFor(ctx: Context, language: Language, publishedAt: string): Promise<Filling> {
  const { name, phone, ...school } = await showSchool({ ...ctx, actor: { ...system, language } });
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: ctx.app.config.timeZone,
  }).format(new Date(publishedAt));
  const { legal_name, inn, ogrn, address, email } = school;
  const site = new URL(ctx.app.config.appUrl).host;
  const words = { phone: phone && phoneText(phone), email: email && readableEmail(email) };
  return { school: name, legal_name, inn, ogrn, address, ...words, site, date };
}

/** Those that an edition is read with: what was kept with it, else what the school is now. */
export async function fillingOf(ctx: Context, text: store.VersionRow): Promise<Filling> {
  if (text.facts !== null) return JSON.parse(text.facts) as Filling;
  return fillingFor(ctx, text.language, text.published_at);
}

/** Keeps what these editions say, as part of the transaction in which somebody agrees to them. */
export async function keepFacts(ctx: TxContext, editions: readonly store.Edition[]): Promise<void> {
  await keep(ctx, await store.holdEditionsWithoutFacts(ctx.db, editions));
}

/** The same for the documents in force, for buyers. */
export async function keepDocuments(ctx: TxContext, documents: readonly DocumentName[]): Promise<void> {
  const inForce = await store.versionsInForce(ctx.db);
  await keepFacts(
    ctx,
    inForce.filter(({ document }) => documents.includes(document)),
  );
}

/** The same for editions from before facts were kept: those that somebody has agreed to, and those no longer in force. */
export async function keepFormerFacts(ctx: Context): Promise<void> {
  if ((await store.formerEditionsWithoutFacts(ctx.db)).length === 0) return;
  await ctx.transaction(async (ctx) => keep(ctx, await store.formerEditionsWithoutFacts(ctx.db)));
}

async function keep(ctx: TxContext, texts: readonly store.TextOfEdition[]): Promise<void> {
  for (const text of texts) {
    const filling = await fillingFor(ctx, text.language, text.published_at);
    await store.keepFacts(ctx.db, text, JSON.stringify(filling));
  }
}

/** Whether the edition in force keeps something that is no longer so, and says it. */
export async function saysWhatIsOver(ctx: Context, document: DocumentName): Promise<boolean> {
  const [newest] = await store.versionsOf(ctx.db, document);
  for (const text of newest ? await store.textsOf(ctx.db, document, newest.version) : []) {
    if (text.facts === null) continue;
    const kept = JSON.parse(text.facts) as Filling;
    const now = await fillingFor(ctx, text.language, text.published_at);
    const told = store.blocksOf(text).flatMap(openIn) as (keyof Filling)[];
    if (told.some((name) => tellsOfSchool(name) && kept[name] !== now[name])) return true;
  }
  return false;
}

/** The day of the edition and the address of the page say nothing of the school itself. */
function tellsOfSchool(name: keyof Filling): boolean {
  return name !== 'date' && name !== 'site';
}
