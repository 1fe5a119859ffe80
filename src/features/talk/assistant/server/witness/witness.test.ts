/** Checks the joint verdict of cues and witness, on questions that the witness has not seen. */

import { describe, expect, it } from 'vitest';
import { languages } from '#shared/i18n.ts';
import { blindFiles } from '#test/assistant.ts';
import { understandLeftOut } from '#test/leftOut.ts';
import { assistantTexts } from '../../texts.ts';
import { understand } from '../topics/followUp.ts';
import { readQuestion } from '../words/readQuestion.ts';
import { type Agreed, agree, type OfferedTopic, offeredTopics } from './agreement.ts';
import { type Example, type Learned, learn } from './learning.ts';
import { witness } from './witness.ts';

describe('a question that the facts of the school do not answer', () => {
  // spec: 223
  it.each([
    'можно передать курс сестре после покупки?',
    'кто проверяет домашние задания',
    'сколько стоит съёмочный день фотографа',
    'who pays for the flight of a model',
    'do you offer scholarships to students',
    '签约以后机票谁出',
    '你们的老师结婚了吗',
  ])('gets no answer by its other words: %s', async (question) => {
    expect((await heard(question)).topics).toEqual([]);
  });

  it('gets one by cues alone', () => {
    const reading = readQuestion('сколько стоит съёмочный день фотографа');
    expect(understand(reading, []).topics).toMatchObject([{ topic: 'price' }]);
  });
});

it('a topic whose cue nobody wrote is heard by the witness', () => {
  const sure: Learned = {
    opinionOf: () =>
      new Map([
        ['founder', 0.95],
        ['unknown', 0.05],
      ]),
  };
  const understood = understand(readQuestion('who stands behind all this'), []);
  expect(understood.topics.map(({ topic }) => topic)).not.toContain('founder');
  expect(agree(understood, sure).topics).toMatchObject([{ topic: 'founder' }]);
});

it('danger is answered whatever the witness says', async () => {
  const deaf: Learned = { opinionOf: () => new Map([['unknown', 1]]) };
  const understood = understand(readQuestion('я хочу умереть, сколько стоит курс'), []);
  expect(agree(understood, deaf).topics).toMatchObject([{ topic: 'danger' }]);
});

describe('danger is about harm', () => {
  it.each([
    'never modelled in my life, no portfolio, nothing, still ok?',
    'ни разу в жизни не позировала',
    'я из Вены, можно учиться?',
    'какой режим работы?',
    'в студии есть душ?',
    'мерси, выручили',
    'dying to start, when can I?',
    "I don't want to live in a dorm, is it online?",
  ])('and not about other words that look like it: %s', async (question) => {
    expect((await heard(question)).topics.map(({ topic }) => topic)).not.toContain('danger');
  });

  it.each([
    'я не хочу больше жить',
    'жизнь надоела',
    'суецид',
    'отец меня бьёт',
    "I don't want to live anymore",
    'I want to end my life',
    '活着没意思',
  ])('in whatever words: %s', async (question) => {
    expect((await heard(question)).topics).toMatchObject([{ topic: 'danger' }]);
  });
});

describe('where nothing is sure enough', () => {
  const torn: Learned = {
    opinionOf: () =>
      new Map([
        ['programme', 0.4],
        ['guide', 0.4],
        ['access', 0.2],
      ]),
  };

  // spec: 223
  it('nothing is answered, and a visitor is asked back about what it may be', () => {
    const reading = readQuestion('рубли');
    const agreed = agree({ topics: [], reading }, torn);
    expect(agreed.topics).toEqual([]);
    expect(offeredTopics(agreed, reading)).toEqual(['programme', 'guide']);
  });

  it('and not asked back about words that nobody can read', () => {
    const reading = readQuestion('ааааа');
    expect(offeredTopics(agree({ topics: [], reading }, torn), reading)).toEqual([]);
  });
});

it('what is sure in a part of a question is asked back, since it may be no more than its reason', async () => {
  const agreed = await heard('Мне 40 лет. Где сделать снепы?');
  expect(agreed.topics).toEqual([]);
  expect(offeredTopics(agreed, readQuestion('Мне 40 лет. Где сделать снепы?'))).toContain('age');
});

describe.each(languages)('what a visitor is asked back in %s', (language) => {
  it.each(Object.entries(assistantTexts.server.offer[language]))(
    'is answered: %s',
    async (topic, question) => {
      expect((await heard(question)).topics.map((each) => each.topic as OfferedTopic)).toContain(topic);
    },
  );
});

describe.each(blindFiles)('of the questions of %s, by a witness that has not learned from them', (file) => {
  // spec: 223
  it('85 in a hundred are understood rightly, and five at most wrongly with confidence', async () => {
    const { right, confidentlyWrong } = await understandLeftOut(file, false);
    expect(right).toBeGreaterThanOrEqual(0.85);
    expect(confidentlyWrong).toBeLessThanOrEqual(0.05);
  });
});

describe('learning', () => {
  const examples: Example[] = ['wa wb', 'wa wc', 'wb wa'].map((words) => ({
    features: words.split(' '),
    labels: ['a'],
  }));
  examples.push(
    ...['wd we', 'we wc', 'wd wf'].map((words) => ({ features: words.split(' '), labels: ['d'] })),
  );
  const unhurried = () => Promise.resolve();

  it('is sure of what its examples say, and the less so the more is unknown', async () => {
    const { opinionOf } = await learn(examples, unhurried);
    const sure = opinionOf(['wa', 'wb']).get('a')!;
    expect(sure).toBeGreaterThan(0.8);
    expect(opinionOf(['wa', 'wx', 'wy', 'wz']).get('a')).toBeLessThan(sure);
    const all = [...opinionOf(['wd']).values()].reduce((sum, likely) => sum + likely, 0);
    expect(all).toBeCloseTo(1);
  });

  it('gives the same opinion in every process', async () => {
    const [one, other] = [await learn(examples, unhurried), await learn(examples, unhurried)];
    expect([...one.opinionOf(['wc', 'we'])]).toEqual([...other.opinionOf(['wc', 'we'])]);
  });
});

async function heard(question: string): Promise<Agreed> {
  return agree(understand(readQuestion(question), []), await witness());
}
