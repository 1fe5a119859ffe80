/** An article and a question without an answer, to try rights on; the same for everybody. */
import { answerQuestion } from '#features/talk/assistant/server/answerQuestion.ts';
import { insertArticle } from '#features/talk/assistant/server/articles.ts';
import { contextOf } from '#server/context.ts';
import { visitor } from './assistant.ts';
import { rows } from './rows.ts';
import type { World } from './world.ts';

export async function assistantThings(world: World) {
  const texts = {
    question: { ru: 'Где парковка?' },
    answer: { ru: 'Учимся онлайн.' },
    wordings: '',
    is_on: true,
  };
  const article = await contextOf(world.app).transaction((ctx) => insertArticle(ctx, texts));
  const asked = { question: 'Сколько лун у Юпитера?', language: 'ru', previous: [] } as const;
  await answerQuestion(visitor(world.app, 'ru'), asked);
  const [unanswered] = await rows<{ id: string }>(world, 'select id from assistant_unanswered');
  const id = unanswered?.id ?? '';
  return { article: { own: article, another: article }, 'unanswered question': { own: id, another: id } };
}
