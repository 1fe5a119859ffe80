/** Orders of the year, by the functions that sell: each as far as it had come. */
import { agreeInDemo, endInDemo, markDemoReminded } from '#features/accounts/guardians/server/demo.ts';
import { callInDemo, noticeInDemo } from '#features/sales/checkouts/server/demo.ts';
import { enterOrder } from '#features/sales/manual-payments/server/enterOrder.ts';
import { addNote, cancelOrder } from '#features/sales/orders/server/actions.ts';
import { orderInDemo, settleInDemo } from '#features/sales/payments/server/demo.ts';
import { guarded } from '#features/sales/payments/server/guardianKinds.ts';
import type { TxContext } from '#server/context.ts';
import { inventedDomain } from '#server/demoDefaults.ts';
import type { Happening } from '#server/retelling.ts';
import { day, hour, minute, schoolDay } from '#shared/dates.ts';
import { toRubles } from '#shared/money.ts';
import type { Chance, Year } from './calendar.ts';
import { afterPaid, asColleague, buyerAt, type CourseType, courseOf, orderOf } from './goods.ts';
import { loan } from './loans.ts';
import { confirm } from './people.ts';
import { measuresOf, orderRating, releaseRating } from './ratings.ts';
import type { Sale } from './sales.ts';

export function orders(year: Year, sales: readonly Sale[]): Happening[] {
  const chance = year.chance('orders');
  return sales.flatMap((sale) => {
    const steps = stepsOf[sale.way](year, chance, sale);
    return sale.outcome === 'paid' && !sale.person.registers ? [...steps, opening(sale, chance)] : steps;
  });
}

type Steps = (year: Year, chance: Chance, sale: Sale) => Happening[];

const stepsOf: Record<Sale['way'], Steps> = {
  card: byCard,
  guardian: byGuardian,
  transfer: byHand,
  instalments: loan,
};

/** The account that the order has made is opened by its owner. */
function opening({ at, person }: Sale, chance: Chance): Happening {
  const after = chance.int(6, 600) * minute;
  const opens = person.confirms;
  return { at: at + after, tell: (ctx) => (opens ? confirm(ctx, person) : Promise.resolve()) };
}

function byCard(year: Year, chance: Chance, sale: Sale): Happening[] {
  const { at, outcome } = sale;
  let measures: string | null = null;
  const placed: Happening = {
    at,
    async keep() {
      if (sale.goods === 'rating') measures = await measuresOf(sale.person);
    },
    tell: (ctx) => place(ctx, sale, measures),
  };
  if (outcome === 'open') return [placed];
  if (outcome === 'canceled') return [placed, canceled(year, chance, sale), ...called(year, chance, sale)];
  const takes = outcome === 'expired' ? hour : chance.int(1, 7) * minute;
  const settled = { at: at + takes, tell: (ctx: TxContext) => settle(ctx, sale) };
  const isUnpaid = outcome === 'declined' || outcome === 'expired';
  return [placed, settled, ...(isUnpaid ? called(year, chance, sale) : noted(year, chance, sale))];
}

async function place(ctx: TxContext, sale: Sale, measures: string | null): Promise<void> {
  const { person, goods, code, method, outcome } = sale;
  const { as, buyer } = await buyerAt(ctx, person);
  const order =
    goods === 'rating'
      ? await orderRating(as, { person, buyer, measures })
      : await orderInDemo(as, { course: await courseOf(ctx, goods), buyer, promoCode: code, method });
  await settleInDemo(ctx, order.id, { status: 'pending', isWatched: outcome === 'open' });
  if (outcome !== 'paidTwice') return;
  // From another tab; the money of one of the two buys nothing.
  await settleInDemo(ctx, order.id, { status: 'succeeded', method });
  await afterPaid(ctx, order);
  const { buyer: visitor } = await buyerAt(ctx, { ...person, registers: false });
  const again = await orderInDemo(as, {
    course: await courseOf(ctx, goods as CourseType),
    buyer: visitor,
    method,
  });
  await settleInDemo(ctx, again.id, { status: 'pending' });
}

async function settle(ctx: TxContext, sale: Sale): Promise<void> {
  const { person, goods, outcome, method, reason } = sale;
  const order = await orderOf(ctx, person, goods);
  if (outcome === 'declined') return settleInDemo(ctx, order.id, { status: 'canceled', reason });
  if (outcome === 'expired')
    return settleInDemo(ctx, order.id, { status: 'canceled', reason: 'expired_on_confirmation' });
  await settleInDemo(ctx, order.id, { status: 'succeeded', method });
  // The register lost one of the latest.
  await afterPaid(ctx, order, { isReceiptMissing: person.life === 'returning' && person.place === 4 });
  if (goods === 'rating') await releaseRating(ctx, order.id);
}

/** A manager canceled it at the buyer's request. */
function canceled(year: Year, chance: Chance, { at, person, goods }: Sale): Happening {
  return {
    at: year.office(at, chance),
    async tell(ctx) {
      const { id } = await orderOf(ctx, person, goods);
      await cancelOrder(await asColleague(ctx, 'manager'), {
        id,
        reason: 'Покупательница передумала, просила отменить',
      });
    },
  };
}

const calls = [
  ['called', 'Не взяла трубку, перезвонить вечером'],
  ['called', 'Подумает до пятницы, интересуется рассрочкой'],
  ['lost', 'Дорого, вернётся после отпуска'],
  ['lost', 'Выбрала очные занятия'],
  ['called', 'Попросила ссылку ещё раз, отправила'],
] as const;

/** Unfinished courses come to the list of calls, and a manager works it off. */
function called(year: Year, chance: Chance, { at, person, goods }: Sale): Happening[] {
  if (goods === 'rating') return [];
  const notices = { at: at + 3 * hour, tell: noticeInDemo };
  if (chance.of(0.25)) return [notices];
  const [state, note] = chance.pick(calls);
  const calling = {
    at: year.office(at + 20 * hour, chance),
    async tell(ctx: TxContext) {
      const order = await orderOf(ctx, person, goods);
      await callInDemo(await asColleague(ctx, 'manager'), { order, state, note });
    },
  };
  return [notices, calling];
}

const notes = [
  'Просила счёт на юрлицо, отправили',
  'Пришла по совету Анны Светловой',
  'Спрашивала про съёмки в Казани',
  'Часовой пояс +7: звонить утром',
  'Перевела с карты мужа, чек на его почту не нужен',
];

function noted(year: Year, chance: Chance, { at, person, goods }: Sale): Happening[] {
  if (!chance.of(0.06)) return [];
  const text = chance.pick(notes);
  const tell = async (ctx: TxContext) => {
    const { id } = await orderOf(ctx, person, goods);
    await addNote(await asColleague(ctx, 'manager'), { id, text });
  };
  return [{ at: year.office(at + hour, chance), tell }];
}

/** An adult is asked first, and pays. */
function byGuardian(_year: Year, _chance: Chance, sale: Sale): Happening[] {
  const { at, person, outcome, goods } = sale;
  const guardianEmail = `mama.${person.email.split('@')[0]}@${inventedDomain}`;
  const asked = { at, tell: (ctx: TxContext) => askGuardian(ctx, sale, guardianEmail) };
  if (outcome === 'open') return [asked];
  const answer = async (ctx: TxContext) => {
    const order = await orderOf(ctx, person, goods);
    if (outcome !== 'paid')
      return endInDemo(ctx, guarded(order.id), outcome === 'expired' ? 'expired' : 'declined');
    await agreeInDemo(ctx, guarded(order.id), `Ольга ${person.last}`);
    await settleInDemo(ctx, order.id, { status: 'pending' });
    await settle(ctx, sale);
  };
  return [asked, { at: at + (outcome === 'expired' ? 7 * day : 5 * hour), tell: answer }];
}

async function askGuardian(ctx: TxContext, { person, goods }: Sale, guardianEmail: string): Promise<void> {
  const { as, buyer } = await buyerAt(ctx, person);
  const course = await courseOf(ctx, goods as CourseType);
  const { id } = await orderInDemo(as, { course, buyer, guardianEmail });
  await markDemoReminded(ctx, guarded(id));
}

/** A transfer that staff saw on the account a day later. */
function byHand(year: Year, chance: Chance, sale: Sale): Happening[] {
  const method = chance.of(0.75) ? 'transfer' : 'cash';
  const document = method === 'transfer' ? `ПП ${chance.int(100, 990)}` : `ПКО ${chance.int(10, 99)}`;
  const receipt_number = String(chance.int(1000, 9999));
  const enters = async (ctx: TxContext) => {
    const { person, goods } = sale;
    const course = await courseOf(ctx, goods as CourseType);
    const { email, fullName: name, phone } = person;
    const amount = toRubles(course.price_kopecks);
    const paid_on = schoolDay(new Date(sale.at), year.timeZone);
    const given = { course_id: course.id, amount, paid_on, email, name, phone, document, receipt_number };
    await enterOrder(await asColleague(ctx, 'manager'), { ...given, method });
  };
  return [{ at: year.office(sale.at + hour, chance), tell: enters }];
}
