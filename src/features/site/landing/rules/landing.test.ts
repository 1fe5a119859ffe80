import { describe, expect, it } from 'vitest';
import { type Described, growingCounter, grown, structuredData } from './landing.ts';

const page: Described = {
  name: 'Подиум',
  url: 'https://podium.example/',
  courses: [
    {
      title: 'Оптимум',
      description: 'Пять уроков',
      price: 12500,
      duration_hours: 20,
      film_minutes: null,
      isPresale: false,
      url: 'https://podium.example/courses/optimum',
    },
    {
      title: 'Премиум',
      description: 'Двадцать уроков',
      price: 50000,
      duration_hours: 40,
      film_minutes: null,
      isPresale: true,
      url: 'https://podium.example/courses/premium',
    },
  ],
  questions: [{ question: 'Кому подойдёт?', answer: 'Всем </script><script>alert(1)</script>' }],
  reviews: [
    { name: 'Дарья', text: 'Хорошо', rating: 5, verified: true },
    { name: 'Никто', text: 'Не проверен', rating: 5, verified: false },
  ],
};

describe('what search engines are told', () => {
  const text = structuredData(page);
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
  const ofType = (type: string) => graph.filter((node) => node['@type'] === type);

  it('names the school, each course with its price, and whether it is on presale', () => {
    expect(ofType('Organization')).toMatchObject([{ name: 'Подиум', url: 'https://podium.example/' }]);
    expect(ofType('Course')).toMatchObject([
      {
        name: 'Оптимум',
        url: 'https://podium.example/courses/optimum',
        offers: { price: 12500, priceCurrency: 'RUB', availability: 'https://schema.org/InStock' },
      },
      { name: 'Премиум', offers: { price: 50000, availability: 'https://schema.org/PreOrder' } },
    ]);
  });

  it('holds the answers, and only reviews that were verified', () => {
    expect(ofType('FAQPage')).toMatchObject([{ mainEntity: [{ name: 'Кому подойдёт?' }] }]);
    expect(ofType('Review')).toMatchObject([{ author: { name: 'Дарья' } }]);
  });

  it('cannot end the script element it stands in', () => {
    expect(text).not.toContain('<');
  });
});

describe('the students counter', () => {
  it('starts at 127 and grows by one in 30 of 100 half minutes', () => {
    expect(growingCounter).toEqual({ start: 127, everyMs: 30_000, chance: 0.3 });
    const dice = Array.from({ length: 100 }, (_, index) => index / 100);
    expect(dice.filter((die) => grown(127, die) === 128)).toHaveLength(30);
    expect(dice.filter((die) => grown(127, die) === 127)).toHaveLength(70);
  });
});
