/** The few things of the shop window that are changed most often, together. */

import { changeSchool, schoolFactsOf } from '#features/publishing/school/server/school.ts';
import { changePromotedPrice, promotedPrice } from '#features/teaching/courses/server/prices.ts';
import { beginChange, fingerprint } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { checkFields } from '#shared/fieldErrors.ts';
import { contentSections, type SiteContent } from '../contract/content.ts';
import type { Essentials, essentialsApi } from '../contract/essentials.ts';
import { contentIn } from '../rules/content.ts';
import { groundsOf } from './grounds.ts';
import * as store from './store.ts';
import { writeSection } from './writing.ts';

type Changes = ParsedInput<typeof essentialsApi.save>;

/** As the site shows them in Russian. */
export function showEssentials(ctx: Context): Promise<Essentials> {
  return essentialsOf(ctx);
}

/**
 * Changes the given fields, all or none. Unchanged values change nothing and need no permission.
 * @throws AppError conflict; forbidden for a price when the caller may not change courses; invalid_input
 */
export async function saveEssentials(ctx: Context, input: Changes): Promise<Essentials> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const before = await essentialsOf(ctx);
    if (input.version !== undefined && input.version !== before.version) throw new AppError('conflict');
    await changeContacts(ctx, input);
    await changeTexts(ctx, input);
    const { price } = input;
    if (price !== undefined && price !== before.price) await changePromotedPrice(ctx, price);
  });
  return essentialsOf(ctx);
}

async function essentialsOf(ctx: Context): Promise<Essentials> {
  const { phone, email, whatsapp } = await schoolFactsOf(ctx.db);
  const texts = contentIn('ru', await store.writtenSections(ctx.db), await groundsOf(ctx));
  const { hero, headings, founder } = texts;
  const promoted = await promotedPrice(ctx);
  const price = promoted?.price ?? null;
  const site = {
    ...{ mainTitle: hero.title, subtitle: hero.lead, heroTitle: hero.title, heroSubtitle: hero.lead },
    ...{ courseTitle: headings.courses.title, aboutTitle: headings.about.title },
    aboutText: storyOf(founder),
  };
  const known = { phone, email, whatsapp, ...site, price };
  const comparison = {
    compare_at: promoted?.compareAt ?? null,
    compare_at_limit: promoted?.comparisonLimit ?? null,
  };
  return { ...known, ...comparison, version: fingerprint(known) };
}

/** Null where the page tells of nobody. */
function storyOf(founder: SiteContent['founder']): string | null {
  return founder ? founder.story.join('\n\n') : null;
}

async function changeContacts(ctx: TxContext, input: Changes): Promise<void> {
  const facts = await schoolFactsOf(ctx.db);
  const { phone = facts.phone, email = facts.email, whatsapp = facts.whatsapp } = input;
  const changed = { ...facts, phone, email, whatsapp };
  if (fingerprint(changed) !== fingerprint(facts)) await changeSchool(ctx, changed);
}

/** A text under two names: what differs from the present one is what was meant. */
async function changeTexts(ctx: TxContext, input: Changes): Promise<void> {
  const texts = contentIn('ru', await store.writtenSections(ctx.db), await groundsOf(ctx));
  const { hero, headings, founder } = texts;
  const meant = (present: string, ...given: (string | undefined)[]) =>
    given.find((each) => each !== undefined && each !== present) ?? present;
  const after = {
    title: meant(hero.title, input.mainTitle, input.heroTitle),
    lead: meant(hero.lead, input.subtitle, input.heroSubtitle),
  };
  await changeSection(ctx, 'hero', { before: hero, after: { ...hero, ...after } });
  const { courses, about } = headings;
  const titled = {
    courses: { ...courses, title: input.courseTitle ?? courses.title },
    about: { ...about, title: input.aboutTitle ?? about.title },
  };
  await changeSection(ctx, 'headings', { before: headings, after: { ...headings, ...titled } });
  await changeStory(ctx, founder, input.aboutText);
}

/** @throws AppError invalid_input for a story that has nobody to be about, or that is too long */
async function changeStory(ctx: TxContext, founder: SiteContent['founder'], text: Changes['aboutText']) {
  if (text === undefined || text === storyOf(founder)) return;
  const story = text?.split(/\n\s*\n/) ?? [];
  const { data, problems } = checkFields(contentSections.founder, founder && { ...founder, story });
  if (problems || !data || text === null)
    throw new AppError('invalid_input', { fields: { aboutText: 'invalid' } });
  await changeSection(ctx, 'founder', { before: founder, after: data });
}

async function changeSection<S extends 'hero' | 'headings' | 'founder'>(
  ctx: TxContext,
  section: S,
  { before, after }: Record<'before' | 'after', SiteContent[S]>,
): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const grounds = await groundsOf(ctx);
  const by = ctx.actor.kind === 'member' ? ctx.actor.id : null;
  await writeSection(ctx, { section, language: 'ru', grounds, value: after, by });
}
