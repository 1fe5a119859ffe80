import { expect, it } from 'vitest';
import { accuracy, type Judged, judge, judgeBlind, makeAskedSchool, questionsIn } from '#test/assistant.ts';
import { describeOnOneEngine } from '#test/world.ts';

describeOnOneEngine('right answers', (makeWorld) => {
  it('nine of ten sample questions, and of those that nothing was tuned on, are answered rightly', async () => {
    const { app } = await makeWorld();
    await makeAskedSchool(app);
    const sample = await judge(app, await questionsIn('sample'));
    const heldBack = await judge(app, await questionsIn('held-back'));
    expect(accuracy(sample), wrongOf(sample)).toBeGreaterThanOrEqual(0.9);
    expect(accuracy(heldBack), wrongOf(heldBack)).toBeGreaterThanOrEqual(0.85);
    for (const { question, language, spoken, answer } of [...sample, ...heldBack]) {
      expect(answer.length, question).toBeLessThanOrEqual(500);
      expect(spoken, question).toBe(language);
    }
  });

  // The first two were tuned on since. The third stands as it was found at its one measurement.
  it.each([
    { file: 'blind-one', right: 0.85, wrong: 0.05 },
    { file: 'blind-two', right: 0.85, wrong: 0.05 },
    { file: 'blind-three', right: 0.82, wrong: 0.11 },
  ] as const)(
    'of questions as people type them, most are answered rightly, few wrongly with confidence: $file',
    async ({ file, right, wrong }) => {
      const { app } = await makeWorld();
      await makeAskedSchool(app);
      const judged = await judgeBlind(app, await questionsIn(file));
      expect(accuracy(judged), wrongOf(judged)).toBeGreaterThanOrEqual(right);
      const share = (some: readonly unknown[]) => some.length / judged.length;
      expect(share(judged.filter((each) => each.isConfidentlyWrong)), wrongOf(judged)).toBeLessThanOrEqual(
        wrong,
      );
      expect(share(judged.filter((each) => each.isCluttered))).toBeLessThanOrEqual(0.05);
    },
  );
});

function wrongOf(judged: readonly Judged[]): string {
  const wrong = judged.filter(({ isRight }) => !isRight);
  return wrong.map(({ question, topic, answer }) => `${topic}: ${question} → ${answer}`).join('\n');
}
