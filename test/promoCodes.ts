/** Promo codes for tests, made in the panel. */
import { promoCodesPanelApi } from '#features/sales/promo-codes/contract.ts';
import type { PromoCode } from '#features/sales/promo-codes/listing.ts';
import type { Input } from '#shared/contract.ts';
import type { World } from './world.ts';

export const plainTerms = {
  kind: 'percent' as const,
  percent: 20,
  sum: null,
  starts_on: null,
  ends_on: null,
  max_uses: null,
  course_ids: [],
  is_on: true,
  note: '',
};

/** 20 % off every course, without limits, unless told otherwise. */
export async function aCode(
  world: World,
  changes: Partial<Input<typeof promoCodesPanelApi.create>> = {},
): Promise<PromoCode> {
  const manager = await world.signedInAs('manager');
  const answer = await manager.call(promoCodesPanelApi.create, { code: 'LETO', ...plainTerms, ...changes });
  if (answer.status !== 200) throw new Error(`the code was refused: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
