/** Ratings of the year. */
import { measuredInDemo, orderDemoRating } from '#features/casting/rating/server/demo.ts';
import { releaseResult } from '#features/casting/rating/server/releaseResult.ts';
import type { OrderRow } from '#features/sales/orders/server/orders.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import type { Buyer } from '#features/sales/payments/server/addPayment.ts';
import type { TxContext } from '#server/context.ts';
import { drawingOf, type Sitter } from '../pictures/gallery.ts';
import type { YearPerson } from './people.ts';

const cities = [
  ...['Москва', 'Санкт-Петербург', 'Ростов-на-Дону', 'Казань', 'Краснодар', 'Екатеринбург', 'Новосибирск'],
  ...['Самара', 'Воронеж', 'Уфа', 'Пермь', 'Тула', 'Сочи', 'Калининград', 'Минск', 'Алматы'],
];

const experiences = ['none', 'none', 'none', 'beginner', 'beginner', 'amateur', 'professional'] as const;

export type Figure = Pick<YearPerson, 'fullName' | 'phone' | 'gender'>;

/** Build, age and city of a person, always the same for the same one. */
export function figureOf({ fullName, phone, gender }: Figure) {
  const sum = [...fullName, ...phone].reduce((all, letter) => all + letter.charCodeAt(0) * 7, 0);
  const height = (gender === 'male' ? 176 : 163) + (sum % 16);
  const weight = Math.round((height - 100) * (gender === 'male' ? 0.88 : 0.72)) + (sum % 9);
  const age = 18 + (sum % 5 === 0 ? sum % 31 : sum % 14);
  return {
    height,
    weight,
    age,
    city: cities[sum % cities.length]!,
    experience: experiences[sum % experiences.length]!,
  };
}

const portraits: Record<'female' | 'male', Sitter[]> = {
  female: ['alina', 'sofia', 'aizhan', 'eva', 'maria'],
  male: ['mark', 'daniil'],
};
const measured = new Map<string, Promise<string>>();

/** Three of five gave a photo: one of the demo's drawings. Only its measures remain. */
export async function measuresOf({ fullName, gender }: Figure): Promise<string | null> {
  const sum = [...fullName].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  if (sum % 5 < 2) return null;
  const name = portraits[gender][sum % portraits[gender].length]!;
  const known = measured.get(name) ?? measuredInDemo(drawingOf(name));
  measured.set(name, known);
  return known;
}

export async function orderRating(
  ctx: TxContext,
  { person, buyer, measures }: { person: YearPerson; buyer: Buyer; measures: string | null },
): Promise<OrderRow> {
  const order = { buyer, told: figureOf(person), gender: person.gender, measures };
  const orderId = await orderDemoRating(ctx, order);
  return (await findOrder(ctx.db, orderId))!;
}

export function releaseRating(ctx: TxContext, orderId: string): Promise<void> {
  return releaseResult(ctx, orderId);
}
