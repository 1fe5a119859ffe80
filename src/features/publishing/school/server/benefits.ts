import { monthsOffered } from '#features/sales/instalments/server/offer.ts';
import { isAroundTheClock, spansOf } from '#features/talk/support/rules/hours.ts';
import { chatSettings } from '#features/talk/support/server/offer.ts';
import { includedOnSale } from '#features/teaching/courses/server/includes.ts';
import type { Context } from '#server/context.ts';
import { type Benefits, benefitsOf, promisedOf } from '../rules/benefits.ts';
import { contactsOf } from '../rules/contacts.ts';
import { schoolFactsOf } from './school.ts';

/** Current benefits of the school, as it has switched them on. */
export async function switchedOn(ctx: Context): Promise<Benefits> {
  const { isOn: chat, hours } = await chatSettings(ctx);
  const facts = await schoolFactsOf(ctx.db);
  const parts = {
    ...{ chat, support_always: isAroundTheClock(hours), support_hours: spansOf(hours).length > 0 },
    contacts: contactsOf(facts).length > 0,
    instalments: (await monthsOffered(ctx)).length > 0,
  };
  return benefitsOf(facts.benefits, ctx.app.config.mode, parts);
}

/**
 * Benefits that the school's texts may promise: a live school's are switched on and, if they are its own, part of a
 * course on sale. The demo school shows every text there is.
 */
export async function schoolBenefits(ctx: Context): Promise<Benefits> {
  const school = await switchedOn(ctx);
  return ctx.app.config.mode === 'demo' ? school : promisedOf(school, await includedOnSale(ctx));
}
