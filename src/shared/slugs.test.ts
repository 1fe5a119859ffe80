import { describe, expect, it } from 'vitest';
import { longestSlug, slugOf, slugPattern } from './slugs.ts';

describe('the address of a page', () => {
  // spec: 67
  it.each([
    ['Стань моделью за 24 часа', 'stan-modelyu-za-24-chasa'],
    ['Премиум: карьера модели', 'premium-karera-modeli'],
    ['Объём щёк — №1 (съёмка)', 'obem-shchek-1-semka'],
    ['Йога и йод', 'yoga-i-yod'],
    ['L’Été d’or & co.', 'l-ete-d-or-co'],
    ['Basic Model in 24 hours', 'basic-model-in-24-hours'],
    ['二十四小时', ''],
    ['  …  ', ''],
  ])('of “%s” is “%s”', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
    if (slug) expect(slug).toMatch(slugPattern);
  });

  it('ends with a whole word where the title is long', () => {
    const slug = slugOf('слово '.repeat(40));
    expect(slug.length).toBeLessThanOrEqual(longestSlug);
    expect(slug).toMatch(/^(?:slovo-)*slovo$/);
    expect(slugOf('x'.repeat(200))).toBe('x'.repeat(longestSlug));
  });
});
