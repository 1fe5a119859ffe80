/** Work that a message makes is bounded, whatever is typed. */
import { expect, it } from 'vitest';
import { hostileQuestions } from '#test/hostileQuestions.ts';
import { describeOnOneEngine } from '#test/world.ts';
import { lexicon } from './lexicon/lexicon.ts';
import { mostMistakes, neighboursOf } from './lexicon/neighbours.ts';
import { withoutPersonalData } from './personalWords.ts';
import { mostReadings, readingOf } from './readings.ts';
import { allowedMistakes, mistakesBetween } from './words/closeness.ts';
import { readQuestion } from './words/readQuestion.ts';
import { stem } from './words/stems.ts';

/** Known words with a mistake in the middle. */
const words = [...lexicon.stems.keys()]
  .filter((known) => known.length > 5)
  .map(
    (known, at) =>
      `${known.slice(0, 3)}${String.fromCharCode((known < 'а' ? 97 : 1072) + (at % 26))}${known.slice(4)}`,
  );

it.each(hostileQuestions)('of %s, eighty words are read', (_, question) => {
  expect(readQuestion(question).tokens.length).toBeLessThanOrEqual(80);
});

// spec: 235
it('a word is compared with one in fifty of the known words at most', () => {
  const counts = words.map((word) => neighboursOf(word, stem(word)).length);
  expect(words.length).toBeGreaterThan(1000);
  expect(Math.max(...counts)).toBeLessThan(lexicon.stems.size / 50);
});

it('among them are all that it may mean', () => {
  for (const word of words.filter((_, at) => at % 20 === 0)) {
    const own = stem(word);
    const isSameScript = (each: string) => /^[а-я]/.test(each) === /^[а-я]/.test(own);
    const near = [...lexicon.stems.keys()].filter((each) => {
      const most = mostMistakes(word, each, allowedMistakes(word));
      const isMeant = each.length >= 5 && !lexicon.stems.get(each)?.includes('elsewhere');
      return isMeant && isSameScript(each) && most > 0 && mistakesBetween(own, each, most) <= most;
    });
    expect(neighboursOf(word, own), word).toEqual(expect.arrayContaining(near));
  }
});

it.each(hostileQuestions)('%s twenty times as long is read and masked as well', (_, question) => {
  // Work that grew with the square of the length would not end within this test.
  const long = question.repeat(20);
  expect(readQuestion(long).tokens.length).toBeLessThanOrEqual(80);
  expect(withoutPersonalData(long).length).toBeLessThanOrEqual(long.length);
});

describeOnOneEngine('readings', (makeWorld) => {
  it('are kept for the messages after them, the latest five hundred', async () => {
    const { app } = await makeWorld();
    const first = readingOf(app, 'Сколько стоит курс?');
    expect(readingOf(app, 'Сколько стоит курс?')).toBe(first);
    for (let n = 1; n < mostReadings; n++) readingOf(app, `Вопрос ${n}`);
    expect(readingOf(app, 'Сколько стоит курс?')).toBe(first);
    for (let n = 0; n < mostReadings; n++) readingOf(app, `Ещё ${n}`);
    expect(readingOf(app, 'Сколько стоит курс?')).not.toBe(first);
  });
});
