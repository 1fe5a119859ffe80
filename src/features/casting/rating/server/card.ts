/** The card that a person shares: the track, and of name and score what they chose. Never a photo. */

import { schoolIn } from '#features/publishing/school/server/school.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { linkCard } from '#features/teaching/certificates/server/share.ts';
import type { Context } from '#server/context.ts';
import type { Drawing } from '#server/drawings/drawings.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { uiTexts } from '#ui/texts.ts';
import type { ratingApi } from '../contract/rating.ts';
import { ratingTexts } from '../texts.ts';
import { isBought } from './links.ts';
import { ratingByShare } from './store.ts';

export async function showCard(
  ctx: Context,
  { share }: ParsedInput<typeof ratingApi.shared>,
): Promise<Output<typeof ratingApi.shared>> {
  return { card: await cardOf(ctx, share, ctx.actor.language) };
}

/** Null where nothing is shared. */
export async function cardPicture(ctx: Context, share: string, language: Language): Promise<Drawing | null> {
  const card = await cardOf(ctx, share, language);
  if (!card) return null;
  const t = createTranslator({ locale: language, messages: ratingTexts.server.paper[language] });
  const school = (await schoolIn(ctx.db, language)).name ?? uiTexts.ui[language].brand;
  return linkCard([
    { text: school, colour: 'graphite', top: 84, height: 40 },
    { text: t('title'), colour: 'carmine', top: 168, height: 64 },
    ...(card.name ? [{ text: card.name, colour: 'ink', top: 268, height: 84 } as const] : []),
    { text: card.category_title, colour: 'ink', top: card.name ? 376 : 290, height: 72 },
    ...(card.score === null
      ? []
      : [
          { text: t('sharedScore', { score: card.score }), colour: 'carmine', top: 476, height: 84 } as const,
        ]),
  ]);
}

async function cardOf(ctx: Context, share: string, language: Language) {
  const rating = await ratingByShare(ctx.db, share);
  const order = rating && (await findOrder(ctx.db, rating.id));
  if (!order || rating.category === null || !isBought(order, rating)) return null;
  const t = createTranslator({ locale: language, messages: ratingTexts.server.reason[language] });
  return {
    name: rating.share_name,
    category_title: t(`categories.${rating.category}`),
    score: rating.shares_score === 1 ? rating.score : null,
  };
}
