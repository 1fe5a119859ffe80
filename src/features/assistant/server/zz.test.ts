import { it } from 'vitest';
import { accuracy, judge, makeAskedSchool, questionFiles, questionsIn } from '#test/assistant.ts';
import { describeOnOneEngine } from '#test/world.ts';

describeOnOneEngine('measure', (makeWorld) => {
  it('m', async () => {
    const { app } = await makeWorld();
    await makeAskedSchool(app);
    for (const f of questionFiles) {
      const t = performance.now();
      const j = await judge(app, await questionsIn(f));
      console.log(
        f,
        j.length,
        accuracy(j).toFixed(3),
        ((performance.now() - t) / j.length).toFixed(2) + 'ms',
        ['ru', 'en', 'zh']
          .map((l) => l + ' ' + accuracy(j.filter((x) => x.language === l)).toFixed(3))
          .join(' '),
      );
      if (f !== 'held-back')
        for (const x of j)
          if (!x.isRight)
            console.log('  WRONG', x.topic, '|', x.previous ?? '', '|', x.question, '=>', x.answer);
    }
  }, 60000);
});
