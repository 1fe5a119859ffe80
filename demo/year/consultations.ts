/** Consultations of the year: asked for, held, called off; some lie ahead. */
import { actingAs } from '#features/accounts/account/server/demo.ts';
import { requestConsultation } from '#features/teaching/consultations/server/consultations.ts';
import {
  cancelConsultation,
  closeConsultation,
  scheduleConsultation,
} from '#features/teaching/consultations/server/consultationsForStaff.ts';
import { latestConsultation } from '#features/teaching/consultations/server/demo.ts';
import type { TxContext } from '#server/context.ts';
import type { Happening } from '#server/retelling.ts';
import { addDays, day, schoolDay } from '#shared/dates.ts';
import type { Chance, Year } from './calendar.ts';
import { asColleague, courseOf } from './goods.ts';
import { studying } from './learning.ts';
import type { Sale } from './sales.ts';

const wishes = [
  'Будни после 18:00',
  'Суббота, первая половина дня',
  'Любой день до обеда',
  'Вечер вторника или четверга',
];
const notes = [
  'Хочу разобрать портфолио',
  'Как готовиться к кастингу в агентство?',
  'Вопросы по договору',
  '',
];
const times = ['11:00', '15:30', '18:30', '19:00'];

/** `past`: its time is over, and nobody has said what became of it. */
type Ending = 'asked' | 'ahead' | 'past' | 'done' | 'canceled';

export function consultations(year: Year, sales: readonly Sale[]): Happening[] {
  const chance = year.chance('consultations');
  const able = studying(sales).filter(
    ({ goods, outcome, closedAt }) => goods === 'optimum' && outcome === 'paid' && !closedAt,
  );
  const early = chance.shuffled(able.filter(({ at }) => at < year.until - 40 * day)).slice(0, 20);
  const late = able.filter(({ at }) => at > year.until - 40 * day && at < year.until - 4 * day).slice(-6);
  return [
    ...early.flatMap((sale, index) => {
      const ending = index === 0 ? 'past' : index % 7 === 6 ? 'canceled' : 'done';
      return held({ year, chance, sale, ending });
    }),
    ...late.flatMap((sale, index) =>
      held({ year, chance, sale, ending: index % 2 === 0 ? 'asked' : 'ahead' }),
    ),
  ];
}

interface Telling {
  year: Year;
  chance: Chance;
  sale: Sale;
  ending: Ending;
}

function held({ year, chance, sale, ending }: Telling): Happening[] {
  const isRecent = ending === 'asked' || ending === 'ahead';
  const at = isRecent ? year.moment(chance.int(1, 2), chance) : sale.at + chance.int(4, 20) * day;
  const asked = { wishes: chance.pick(wishes), note: chance.pick(notes) };
  const meeting = {
    day: addDays(schoolDay(new Date(at), year.timeZone), isRecent ? 5 : 4),
    time: chance.pick(times),
    place: 'https://telemost.yandex.ru/j/48120375519',
  };
  const steps: Happening[] = [{ at, tell: (ctx) => ask(ctx, sale, asked) }];
  if (ending === 'asked') return steps;
  steps.push({ at: year.office(at, chance), tell: (ctx) => arrange(ctx, sale, meeting) });
  if (ending === 'ahead' || ending === 'past') return steps;
  return [...steps, { at: at + (ending === 'done' ? 5 : 3) * day, tell: (ctx) => close(ctx, sale, ending) }];
}

async function ask(ctx: TxContext, { person }: Sale, asked: { wishes: string; note: string }): Promise<void> {
  const course = await courseOf(ctx, 'optimum');
  const given = { course_id: course.id, contact: person.phone, ...asked };
  await requestConsultation(await actingAs(ctx, person.email), given);
}

async function arrange(ctx: TxContext, sale: Sale, meeting: { day: string; time: string; place: string }) {
  const staff = await asColleague(ctx, 'content');
  const known = await latestConsultation(staff, sale.person.email);
  const day = meeting.day as ReturnType<typeof addDays>;
  await scheduleConsultation(staff, { ...known, ...meeting, day });
}

async function close(ctx: TxContext, sale: Sale, ending: 'done' | 'canceled'): Promise<void> {
  const staff = await asColleague(ctx, 'content');
  const known = await latestConsultation(staff, sale.person.email);
  if (ending === 'done') await closeConsultation(staff, known);
  else await cancelConsultation(staff, { ...known, reason: 'Консультант заболел, предложим другое время' });
}
