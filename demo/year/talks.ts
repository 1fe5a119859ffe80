/** Talks of the year with the assistant and with people, and questions that found no answer. */
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { actingAsVisitor } from '#features/accounts/account/server/demo.ts';
import { askInDemo, demoQuestions } from '#features/talk/assistant/server/demo.ts';
import { createTalk, type DemoTalk } from '#features/talk/support/server/demo.ts';
import type { TxContext } from '#server/context.ts';
import type { Happening } from '#server/retelling.ts';
import { hour, minute } from '#shared/dates.ts';
import { emailOf } from '../people.ts';
import { type Chance, daysOfYear, type Year } from './calendar.ts';
import type { YearPerson } from './people.ts';

type Line = DemoTalk['said'][number];
type Told = Pick<DemoTalk, 'state' | 'said'>;

/** A question, the assistant's answer, and what a person of the school added where one was asked for. */
const stories: readonly { ask: string; bot: string; answer: string; thanks: string }[] = [
  {
    ask: 'Сколько стоит основной курс?',
    bot: 'Курс «Стань моделью за 24 часа» стоит 12 500 ₽. На странице курсов видна цена со скидкой, если она есть.',
    answer: 'Сегодня действует и рассрочка без процентов: на 3, 6 или 12 месяцев.',
    thanks: 'Спасибо, оформлю рассрочку',
  },
  {
    ask: 'Подойдёт ли курс, если мне 45 лет?',
    bot: 'Да: учатся и в 16, и в 60. В рейтинге есть отдельная категория для моделей от 45 лет.',
    answer: 'У нас есть выпускницы вашего возраста, многие снимаются в рекламе. Рост тоже не помеха.',
    thanks: 'Обнадёжили!',
  },
  {
    ask: 'Не пришло письмо с доступом к курсу',
    bot: 'Проверьте папку «Спам» и адрес, на который оформлен заказ. Письмо можно отправить ещё раз из личного кабинета.',
    answer: 'Отправила письмо ещё раз, проверьте, пожалуйста. В адресе заказа была опечатка, я исправила.',
    thanks: 'Пришло, всё открылось',
  },
  {
    ask: 'Когда начинается премиум-курс?',
    bot: 'Премиум-курс начинается 1 сентября, до этого дня его можно купить заранее.',
    answer: 'Да, с первого сентября. Материалы и чат откроются в тот же день.',
    thanks: 'Поняла, буду ждать',
  },
  {
    ask: 'Как получить сертификат?',
    bot: 'Сертификат появляется в кабинете, когда пройдены все уроки курса и подтверждён адрес почты.',
    answer:
      'Вижу, что у вас не отмечен последний урок. Досмотрите его до конца, и сертификат придёт на почту.',
    thanks: 'Точно, не досмотрела. Спасибо!',
  },
  {
    ask: 'Можно оплатить картой другого банка?',
    bot: 'Да, подойдёт любая карта российского банка, СБП, SberPay или ЮMoney.',
    answer: 'Если карта не проходит, попробуйте СБП: там лимиты выше.',
    thanks: 'Через СБП получилось',
  },
];

const foreign: readonly Told[] = [
  {
    state: 'closed',
    said: [
      ['user', 'Do you have lessons with English subtitles?'],
      ['bot', 'Lessons are in Russian, and captions come with every video.'],
      ['event', 'asked'],
      ['event', 'taken'],
      ['operator', 'English captions are on the way; the free lesson already has them.'],
      ['user', 'Good to know, thanks'],
      ['event', 'closed'],
    ],
  },
  {
    state: 'bot',
    said: [
      ['user', '可以用支付宝付款吗？'],
      ['bot', '目前可以用俄罗斯银行卡、SBP 或分期付款。'],
    ],
  },
];

const told = 34;

export function talks(year: Year, people: readonly YearPerson[]): Happening[] {
  const chance = year.chance('talks');
  const students = people.filter(({ registers, cameDaysAgo }) => registers && cameDaysAgo > 14);
  const earlier = Array.from({ length: told }, (_, n) => {
    const daysAgo = 1 + Math.floor((daysOfYear - 40) * (1 - (n + 0.5) / told) ** 1.5);
    const at = year.moment(daysAgo, chance);
    return { at, tell: talk(n % 12 === 7 ? foreign[n % 2]! : ended(chance), chance, { n, students }) };
  });
  return [...earlier, ...now(year, students), ...questions(year)];
}

function ended(chance: Chance): Told {
  const { ask, bot, answer, thanks } = chance.pick(stories);
  if (chance.of(0.45))
    return {
      state: 'bot',
      said: [
        ['user', ask],
        ['bot', bot],
      ],
    };
  const said: Line[] = [
    ['user', ask],
    ['bot', bot],
    ['event', 'asked'],
    ['event', 'taken'],
    ['operator', answer],
    ['user', thanks],
    ['event', 'closed'],
  ];
  return { state: 'closed', said };
}

function talk(
  { state, said }: Told,
  chance: Chance,
  { n, students }: { n: number; students: readonly YearPerson[] },
): Happening['tell'] {
  const language = /[\u4e00-\u9fff]/.test(said[0]![1]) ? 'zh' : /[a-z]/i.test(said[0]![1]) ? 'en' : 'ru';
  const student = language === 'ru' && chance.of(0.5) ? students[(n * 11) % students.length] : undefined;
  const rating = state === 'closed' && chance.of(0.6) ? chance.pick([5, 5, 5, 4, 4, 3]) : undefined;
  const page = student ? '/dashboard' : language === 'ru' ? '/' : `/${language}`;
  return async (ctx) => {
    const userId = student ? ((await findAccountByEmail(ctx.db, student.email))?.id ?? null) : null;
    const about = {
      state,
      language,
      page,
      userId,
      operatorId: await operatorOf(ctx),
      minutesAgo: 0,
    } as const;
    await createTalk(ctx, { ...about, said, ...(rating !== undefined && { rating }) });
  };
}

async function operatorOf(ctx: TxContext): Promise<string | null> {
  return (await findAccountByEmail(ctx.db, emailOf('support')))?.id ?? null;
}

/** Somebody waits, somebody is being answered. */
function now(year: Year, students: readonly YearPerson[]): Happening[] {
  const chance = year.chance('talks of now');
  const waiting: Told = {
    state: 'waiting',
    said: [
      ['user', 'Оплатила полчаса назад, курс в кабинете не появился'],
      ['bot', 'Обычно курс открывается сразу. Обновите страницу кабинета.'],
      ['user', 'Обновляла, позовите человека'],
      ['event', 'asked'],
    ],
  };
  const answered: Told = {
    state: 'human',
    said: [
      ['user', 'Можно перенести консультацию на следующую неделю?'],
      ['event', 'asked'],
      ['event', 'taken'],
      ['operator', 'Конечно. Вам удобнее вторник или четверг?'],
      ['user', 'Четверг после семи'],
    ],
  };
  return [
    { at: year.until - 26 * minute, tell: talk(waiting, chance, { n: 3, students }) },
    { at: year.until - 2 * hour, tell: talk(answered, chance, { n: 5, students }) },
  ];
}

/** Kept for ninety days, since the same questions come again and again. */
function questions(year: Year): Happening[] {
  const chance = year.chance('questions');
  return demoQuestions.flatMap((question, index) =>
    Array.from({ length: 1 + (index % 3) }, () => ({
      at: year.moment(chance.int(1, 60), chance),
      tell: (ctx: TxContext) =>
        askInDemo(actingAsVisitor(ctx, { email: question, language: 'ru' }), question),
    })),
  );
}
