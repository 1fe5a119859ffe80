/** Talks in the demo school's support inbox, so that its staff have something to answer. */
import { createCannedReply, createTalk, type DemoTalk } from '#features/talk/support/server/demo.ts';
import { demoReplies } from '#features/talk/support/server/demoReplies.ts';
import type { TxContext } from '#server/context.ts';

interface People {
  studentId: string;
  /** Somebody of the support. */
  operatorId: string;
}

export async function createDemoTalks(ctx: TxContext, people: People): Promise<void> {
  for (const talk of talksOf(people)) await createTalk(ctx, talk);
  for (const reply of demoReplies) await createCannedReply(ctx, reply);
}

function talksOf({ studentId, operatorId }: People): DemoTalk[] {
  return [
    {
      ...{ state: 'waiting', language: 'ru', page: '/dashboard', userId: studentId, operatorId: null },
      minutesAgo: 12,
      said: [
        ['user', 'Не открывается третий урок, что делать?'],
        ['bot', 'Давайте проверим: обновите страницу урока и убедитесь, что вы вошли в личный кабинет.'],
        ['user', 'Обновила, не помогло. Позовите человека, пожалуйста'],
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
