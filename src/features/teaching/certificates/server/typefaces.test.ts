import { expect, it } from 'vitest';
import { setInType } from './typefaces.ts';

it('sums are set in the font that has the signs of money', () => {
  for (const sum of ['35 000 ₽', '−1 000,50 ₽', '12 €'])
    expect(setInType(sum)).toEqual([{ text: sum, font: 'Roboto' }]);
});
