import type { Context } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { type Benefits, benefitsOf, promisedOf } from '../rules/benefits.ts';
import { contactsOf } from '../rules/contacts.ts';
import { schoolFactsOf } from './school.ts';

/** Current benefits of the school, as it has switched them on. */
export async function switchedOn(ctx: Context): Promise<Benefits> {
  const facts = await schoolFactsOf(ctx.db);
  const backed = await backedBenefits(ctx);
  if (contactsOf(facts).length > 0) backed.add('contacts');
  return benefitsOf(facts.benefits, ctx.app.config.mode, backed);
}

/**
 * Benefits that the school's texts may promise: a live school's are switched on and, if they are its own, part of a
 * course on sale. The demo school shows every text there is.
 */
export async function schoolBenefits(ctx: Context): Promise<Benefits> {
  const school = await switchedOn(ctx);
  if (ctx.app.config.mode === 'demo') return school;
  const onSale = new Set<string>();
  for (const { benefitsOnSale } of featuresOf(ctx.app))
    for (const benefit of (await benefitsOnSale?.(ctx)) ?? []) onSale.add(benefit);
  return promisedOf(school, onSale);
}

/** Benefits that features back at this moment. */
export async function backedBenefits(ctx: Context): Promise<Set<string>> {
  const backed = new Set<string>();
  for (const { benefits } of featuresOf(ctx.app))
    for (const benefit of (await benefits?.(ctx)) ?? []) backed.add(benefit);
  return backed;
}
