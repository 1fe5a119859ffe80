import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/i18n.ts';
import { atCount, tell } from '#test/counts.ts';
import { inWords, type NamedLesson } from '../server/words.ts';
import type { Answers } from './answers.ts';
import { marketOf } from './cities.ts';
import { differencesOf } from './differences.ts';
import { bounds, defaultsIn, experiences, genders, isMinor } from './form.ts';
import { type Result, rate } from './formula.ts';
import { type PhotoMeasures, photoMeasures } from './photo.ts';
import { maxPoints } from './points.ts';
import { advices, lessonFor } from './recommendations.ts';
import { categories } from './tracks.ts';

const inBounds = (name: keyof typeof bounds) => fc.integer({ min: bounds[name][0], max: bounds[name][1] });
const photo: fc.Arbitrary<PhotoMeasures> = fc.record({
  resolution: fc.integer({ min: 1, max: 6000 }),
  sharpness: fc.double({ min: 0, max: 5000, noNaN: true }),
  exposure: fc.double({ min: 0, max: 1, noNaN: true }),
  framing: fc.double({ min: 0, max: 1, noNaN: true }),
});
const answers: fc.Arbitrary<Answers> = fc.record({
  height: inBounds('height'),
  weight: inBounds('weight'),
  age: inBounds('age'),
  city: fc.oneof(fc.constantFrom('Москва', 'г. Казань', 'Berlin', '上海', 'Тверь'), fc.string()),
  experience: fc.constantFrom(...experiences),
  gender: fc.option(fc.constantFrom(...genders)),
  photo: fc.option(photo),
});
const minors = answers.map((each) => ({ ...each, age: 16 + (each.age % 2) }));
const numRuns = atCount(2_000, 100_000);
const timeout = atCount(30_000, 900_000);
/** One town per market: a typed name may contain any word. */
const town = fc.constantFrom('Москва', 'Berlin', 'Казань', 'Тверь');

const lessons: NamedLesson[] = [
  { id: 'a', courseId: 'c', title: 'Портфолио, которое смотрят', shown: 'A portfolio', course: 'Course' },
  { id: 'b', courseId: 'c', title: 'Подготовка к кастингу', shown: 'Castings', course: 'Course' },
];
/** Everything that the person reads, in all languages. */
const told = (given: Answers) => partsOf(rate(given)).map(inAllLanguages).join('\n');
/** A result piece by piece: each is put into words without regard to the others. */
const partsOf = (result: Result): Result[] => [
  ...result.factors.map((factor) => ({ ...result, factors: [factor], advice: [] })),
  ...result.advice.map((advice) => ({ ...result, factors: [], advice: [advice] })),
];
/** There are few different pieces, so that each is put into words once. Points and percents are no words. */
const said = new Map<string, string>();
function inAllLanguages(part: Result): string {
  const { category, factors, advice } = part;
  const key = JSON.stringify([category, advice, ...factors.map(({ reason, values }) => [reason, values])]);
  const words = () =>
    languages.map((language) => JSON.stringify(inWords(part, lessons, language)).toLowerCase()).join('\n');
  const text = said.get(key) ?? words();
  said.set(key, text);
  return text;
}

describe('the formula of the rating', { timeout }, () => {
  // spec: 33
  it('scores from 0 to 100, the sum of factors none of which is beyond its bounds', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { score, factors, category, advice } = rate(given);
        const top = maxPoints[isMinor(given.age) ? 'minor' : 'adult'];
        expect(score).toBe(factors.reduce((sum, { points }) => sum + points, 0));
        expect(factors.reduce((sum, { max }) => sum + max, 0)).toBe(100);
        for (const { name, points, max } of factors) {
          expect(max).toBe(top[name]);
          expect(Number.isInteger(points) && points >= 0 && points <= max).toBe(true);
        }
        expect(categories).toContain(category);
        expect(advice.length).toBeGreaterThan(0);
      }),
      { numRuns },
    );
    tell('results of the rating within 0 and 100', numRuns);
  });

  // spec: 248
  it('gives the same result to the same answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(rate({ ...given })).toEqual(rate(given));
      }),
      { numRuns },
    );
  });

  // spec: 248
  it('never falls with more experience', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const scores = experiences.map((experience) => rate({ ...given, experience }).score);
        expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      }),
      { numRuns },
    );
  });

  // spec: 248
  it('never falls with a better photo, measure by measure, nor with one at all', () => {
    fc.assert(
      fc.property(answers, photo, fc.constantFrom(...photoMeasures), photo, (given, one, measure, other) => {
        const better = { ...one, [measure]: Math.max(one[measure], other[measure]) };
        const score = (taken: PhotoMeasures | null) => rate({ ...given, photo: taken }).score;
        expect(score(better)).toBeGreaterThanOrEqual(score(one));
        expect(score(one)).toBeGreaterThanOrEqual(score(null));
      }),
      { numRuns },
    );
  });

  // spec: 248
  it('never gives more for weighing less', () => {
    fc.assert(
      fc.property(answers, inBounds('weight'), (given, weight) => {
        const [less, more] = [Math.min(weight, given.weight), Math.max(weight, given.weight)];
        const score = (kilograms: number) => rate({ ...given, weight: kilograms }).score;
        expect(score(more)).toBeGreaterThanOrEqual(score(less));
      }),
      { numRuns },
    );
  });

  // spec: 248
  it('says nothing of losing weight, in any language', () => {
    const words =
      /худе|похуд|(?<![а-яё])вес(?!ь|ел|н)|диет|калори|жир|толст|полн(?:от|ая|ый)|weight|\bdiet|slim|\bfat\b|\bthin|calor|减肥|体重|瘦|胖|节食/;
    fc.assert(
      fc.property(answers, town, (given, city) => {
        expect(told({ ...given, city })).not.toMatch(words);
      }),
      { numRuns },
    );
    tell('results of the rating without a word of weight', numRuns);
  });

  // spec: 249
  it('says and scores nothing of the body of minors', () => {
    fc.assert(
      fc.property(minors, inBounds('height'), inBounds('weight'), town, (given, height, weight, city) => {
        const result = rate(given);
        expect(result.factors.map(({ name }) => name)).not.toContain('build');
        expect(rate({ ...given, height, weight })).toEqual(result);
        expect(result.category).toBe('teen');
        expect(told({ ...given, city })).not.toMatch(/рост[^аеоу]|параметр|height|build|身高|身形/);
      }),
      { numRuns },
    );
  });
});

describe('a result', () => {
  const given: Answers = {
    ...{
      height: 176,
      weight: 60,
      age: 20,
      city: 'Москва',
      experience: 'none',
      gender: 'female',
      photo: null,
    },
  };

  it('has the category of age first, then of build', () => {
    const category = (changed: Partial<Answers>) => rate({ ...given, ...changed }).category;
    expect(category({})).toBe('fashion');
    expect(category({ height: 168 })).toBe('commercial');
    expect(category({ height: 158, weight: 50 })).toBe('petite');
    expect(category({ weight: 90 })).toBe('plus-size');
    expect(category({ weight: 90, age: 45 })).toBe('classic');
    expect(category({ weight: 90, age: 17 })).toBe('teen');
    expect(category({ gender: 'male' })).toBe('commercial');
  });

  it('says what was not given', () => {
    const { factors } = inWords(rate({ ...given, gender: null }), [], 'ru');
    expect(factors.find(({ name }) => name === 'photo')?.reason).toContain('Не указано');
    expect(factors.find(({ name }) => name === 'build')?.reason).toContain('Пол не указан');
  });

  it('names the lessons that help, and does without one that the school has not got', () => {
    const { recommendations } = inWords(rate(given), lessons, 'en');
    expect(recommendations[0]).toContain('A portfolio');
    expect(recommendations[1]).toContain('Castings');
    expect(recommendations.join()).toContain('Work on your walk: every runway casting looks at it.');
    expect(lessonFor(advices.walk, lessons)).toBeUndefined();
  });

  it('knows a city however it is written', () => {
    for (const city of ['Москва', ' г. москва', 'г.Москва', 'MOSCOW', '莫斯科'])
      expect(marketOf(city)).toBe('capital');
    expect(marketOf('Ростов‑на‑Дону')).toBe('large');
    expect(marketOf('York')).toBe('other');
  });

  it('takes the same city for granted in every language, whose reader can read it', () => {
    const names = languages.map((language) => String(defaultsIn(language).city));
    expect(names).toEqual(['Москва', 'Moscow', '莫斯科']);
    expect(names.map(marketOf)).toEqual(['capital', 'capital', 'capital']);
  });

  // spec: 251
  it('differs from another one by the factors whose points changed', () => {
    const later = rate({ ...given, age: 17, experience: 'beginner' });
    expect(differencesOf(rate(given), rate({ ...given, experience: 'beginner' }))).toEqual([
      { name: 'experience', before: 6, after: 11 },
    ]);
    expect(differencesOf(rate(given), later)[0]).toEqual({ name: 'build', before: 25, after: null });
  });
});
