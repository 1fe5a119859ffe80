/** The few things of the shop window that are changed most often, together. */

import { changeSchool, schoolFactsOf } from '#features/publishing/school/server/school.ts';
import { changePromotedPrice, promotedPrice } from '#features/teaching/courses/server/prices.ts';
import { beginChange, fingerprint } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { contentSections } from '../contract/content.ts';
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
    await changeHero(ctx, input);
    const { price } = input;
    if (price !== undefined && price !== before.price) await changePromotedPrice(ctx, price);
  });
  return essentialsOf(ctx);
}

async function essentialsOf(ctx: Context): Promise<Essentials> {
  const { phone, email, whatsapp } = await schoolFactsOf(ctx.db);
  const { hero } = contentIn('ru', await store.writtenSections(ctx.db), await groundsOf(ctx));
  const promoted = await promotedPrice(ctx);
  const price = promoted?.price ?? null;
  const known = { phone, email, whatsapp, mainTitle: hero.title, subtitle: hero.lead, price };
  const comparison = {
    compare_at: promoted?.compareAt ?? null,
    compare_at_limit: promoted?.comparisonLimit ?? null,
  };
  return { ...known, ...comparison, version: fingerprint(known) };
}

async function changeContacts(ctx: TxContext, input: Changes): Promise<void> {
  const facts = await schoolFactsOf(ctx.db);
  const { phone = facts.phone, email = facts.email, whatsapp = facts.whatsapp } = input;
  const changed = { ...facts, phone, email, whatsapp };
  if (fingerprint(changed) !== fingerprint(facts)) await changeSchool(ctx, changed);
}

async function changeHero(ctx: TxContext, input: Changes): Promise<void> {
  const grounds = await groundsOf(ctx);
  const before = contentIn('ru', await store.writtenSections(ctx.db), grounds).hero;
  const { mainTitle: title = before.title, subtitle: lead = before.lead } = input;
  if (title === before.title && lead === before.lead) return;
  const after = contentSections.hero.parse({ ...before, title, lead });
  const by = ctx.actor.kind === 'member' ? ctx.actor.id : null;
  await writeSection(ctx, { section: 'hero', language: 'ru', grounds, value: after, by });
}
