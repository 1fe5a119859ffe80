/** Talks in the demo school's support inbox, so that its staff have something to answer. */
import { createCannedReply, createTalk, type DemoTalk } from '#features/talk/support/server/demo.ts';
import { demoReplies } from '#features/talk/support/server/demoReplies.ts';
import type { TxContext } from '#server/context.ts';

/** @param operatorId somebody of the support */
export async function createDemoTalks(ctx: TxContext, operatorId: string): Promise<void> {
  for (const talk of talksOf(operatorId)) await createTalk(ctx, talk);
  for (const reply of demoReplies) await createCannedReply(ctx, reply);
}

function talksOf(operatorId: string): DemoTalk[] {
  return [
    {
      // Nobody's account: the student who is signed in for a try finds a chat of their own.
      ...{ state: 'waiting', language: 'ru', page: '/login', userId: null, operatorId: null },
      minutesAgo: 12,
      said: [
        ['user', 'Не получается войти в кабинет, что делать?'],
        ['bot', 'Нажмите «Забыли пароль?» на странице входа: ссылка для нового пароля придёт на почту.'],
        ['user', 'Письмо не приходит. Позовите человека, пожалуйста'],
        ['event', 'asked'],
        ['bot', 'Зову сотрудника школы. Ответ придёт сюда, можно не закрывать страницу.'],
      ],
    },
    {
      ...{ state: 'human', language: 'en', page: '/en', userId: null, operatorId },
      minutesAgo: 45,
      said: [
        ['user', 'Hello! Can I study from another country?'],
        ['bot', 'Yes: all lessons are videos, and you can watch them from anywhere.'],
        ['user', 'And the consultation? I would like to talk to a person'],
        ['event', 'asked'],
        ['event', 'taken'],
        ['note', 'Живёт в Белграде, разница с Москвой два часа.'],
        [
          'operator',
          'Hello, this is Olga. Consultations are video calls, we will find a time that suits you.',
        ],
        ['user', 'Great, thank you! Do you have evenings?'],
      ],
    },
    {
      ...{ state: 'closed', language: 'ru', page: '/', userId: null, operatorId },
      ...{ minutesAgo: 26 * 60, rating: 5 },
      said: [
        ['user', 'Можно ли вернуть деньги, если курс не подойдёт?'],
        ['event', 'asked'],
        ['event', 'taken'],
        ['operator', 'Да, в течение 14 дней после покупки. Возврат можно попросить в личном кабинете.'],
        ['user', 'Спасибо!'],
        ['event', 'closed'],
      ],
    },
  ];
}
