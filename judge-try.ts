import { startEngines } from '#test/engines.ts';
import { makeWorld } from '#test/world.ts';
import { accuracy, judge, makeAskedSchool, questionsIn, questionFiles } from '#test/assistant.ts';
import { readFile } from 'node:fs/promises';
const engines = await startEngines();
const world = await makeWorld('sqlite');
await makeAskedSchool(world.app);
const extra = process.argv[2];
if (extra) {
  const lines = (await readFile(extra, 'utf8')).trimEnd().split('\n');
  const qs = lines.map((l) => { const [language, question = '', topic = '', p = ''] = l.split('\t'); return { language: language as any, question, topic, matches: new RegExp(p, 'iu'), previous: null }; });
  const judged = await judge(world.app, qs);
  for (const l of ['ru', 'en', 'zh']) { const own = judged.filter((j) => j.language === l); console.log('BLIND', l, own.filter(j=>j.isRight).length, 'of', own.length); }
  for (const j of judged.filter((j) => !j.isRight || j.spoken !== j.language)) console.log(j.spoken, j.topic, '|', j.question, '→', j.answer.slice(0, 160));
} else for (const file of questionFiles) {
  const judged = await judge(world.app, await questionsIn(file));
  console.log(file, accuracy(judged).toFixed(3), judged.length);
  for (const j of judged.filter((j) => !j.isRight)) console.log('  ', j.topic, '|', j.previous ?? '', '|', j.question, '→', j.answer.slice(0, 90).replaceAll('\n', ' '));
}
await world.dispose();
await engines.stop();
process.exit(0);
