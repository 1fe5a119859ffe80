import { expect, it } from 'vitest';
import { accuracy, type Judged, judge, makeAskedSchool, questionsIn } from '#test/assistant.ts';
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
});

function wrongOf(judged: readonly Judged[]): string {
  const wrong = judged.filter(({ isRight }) => !isRight);
  return wrong.map(({ question, topic, answer }) => `${topic}: ${question} → ${answer}`).join('\n');
}
