/** Refunds of the year: asked for, decided, sent, and those that wait. */
import { actingAs } from '#features/accounts/account/server/demo.ts';
import { differInDemo } from '#features/sales/money-checks/server/demo.ts';
import { settleInDemo } from '#features/sales/payments/server/demo.ts';
import { registerInDemo } from '#features/sales/receipts/server/demo.ts';
import {
  approveRefund,
  declineRefund,
  makeRefund,
  noteSent,
} from '#features/sales/refunds/server/decisions.ts';
import {
  latestRefund,
  type RefundOutcome,
  restInDemo,
  settleRefundInDemo,
} from '#features/sales/refunds/server/demo.ts';
import { showRefunds } from '#features/sales/refunds/server/list.ts';
import { askRefund } from '#features/sales/refunds/server/requests.ts';
import type { TxContext } from '#server/context.ts';
import type { Happening } from '#server/retelling.ts';
import { day, hour, minute } from '#shared/dates.ts';
import type { Chance, Year } from './calendar.ts';
import { afterPaid, asColleague, orderOf } from './goods.ts';
import type { Sale } from './sales.ts';

/** `whole` closes the course; `byHand`: staff send the money themselves. */
type Ending = 'whole' | 'part' | 'declined' | 'asked' | 'failed' | 'underWay' | 'byHand' | 'toSend';

const wishes = [
  'Не хватает времени на занятия',
  'Ожидала живые занятия, а не видео',
  'Купила по ошибке, хотела другой курс',
  'Заболела, в ближайшие месяцы не смогу учиться',
  'Не подошёл формат, но преподаватель понравился',
];

/** Says of sales when their course was closed, so that nobody learns after that. */
export function refunds(year: Year, sales: readonly Sale[]): Happening[] {
  const chance = year.chance('refunds');
  const courses = sales.filter(
    ({ goods, outcome, at }) => goods !== 'rating' && outcome === 'paid' && at < year.until - day,
  );
  const isFree = ({ person, way }: Sale) =>
    way === 'card' && ['buys', 'triesAgain'].includes(person.life) && person.confirms;
  const earlier = chance.shuffled(courses.filter((sale) => isFree(sale) && sale.at < year.until - 25 * day));
  const lately = courses.filter(({ person }) => person.life === 'returning');
  const byHand = courses.filter(
    ({ way, person, at }) => way === 'transfer' && person.confirms && at < year.until - 20 * day,
  );
  const planned: [Sale[], Ending][] = [
    [earlier.slice(0, 11), 'whole'],
    [earlier.slice(11, 17), 'part'],
    [earlier.slice(17, 21), 'declined'],
    [byHand.slice(0, 2), 'byHand'],
    [byHand.slice(-1), 'toSend'],
  ];
  const waiting: Ending[] = ['asked', 'asked', 'asked', 'failed', 'underWay'];
  return [
    ...planned.flatMap(([some, ending]) => some.flatMap((sale) => returned({ sale, ending, chance, year }))),
    ...lately.flatMap((sale, index) => returned({ sale, ending: waiting[index] ?? 'asked', chance, year })),
    ...sales.filter(({ outcome }) => outcome === 'paidTwice').flatMap(twice),
    ...differences(year, courses),
  ];
}

function returned({
  sale,
  ending,
  chance,
  year,
}: {
  sale: Sale;
  ending: Ending;
  chance: Chance;
  year: Year;
}): Happening[] {
  const isRecent = sale.person.life === 'returning';
  const askedAt = isRecent
    ? year.moment(ending === 'asked' ? chance.int(0, 2) : 3, chance)
    : year.awake(sale.at + chance.int(2, 11) * day + chance.int(0, 200) * minute);
  const wish = chance.pick(wishes);
  const asked = { at: askedAt, tell: (ctx: TxContext) => ask(ctx, sale, wish) };
  if (ending === 'asked') return [asked];
  const decidedAt = year.office(askedAt + 2 * hour, chance);
  const closes = ending === 'whole' || ending === 'byHand';
  if (closes) sale.closedAt = askedAt;
  const decided = { at: decidedAt, tell: (ctx: TxContext) => decide(ctx, sale, ending) };
  if (ending === 'declined' || ending === 'toSend') return [asked, decided];
  return [asked, decided, { at: decidedAt + 12 * minute, tell: (ctx) => end(ctx, sale, ending) }];
}

async function ask(ctx: TxContext, { person, goods }: Sale, wish: string): Promise<void> {
  const order = await orderOf(ctx, person, goods);
  await askRefund(await actingAs(ctx, person.email), { order_id: order.id, wish });
}

async function decide(ctx: TxContext, { person, goods }: Sale, ending: Ending): Promise<void> {
  const order = await orderOf(ctx, person, goods);
  const staff = await asColleague(ctx, 'finance');
  const { version, left } = await showRefunds(staff, { id: order.id });
  const { id } = await latestRefund(ctx, order.id);
  if (ending === 'declined') {
    const reason = 'Все уроки курса пройдены, сертификат выдан: по оферте такой заказ не возвращается';
    await declineRefund(staff, { id, version, reason });
    return;
  }
  const isPart = ending === 'part';
  await approveRefund(staff, {
    ...{ id, version, amount: isPart ? Math.round(left / 200) * 100 : left },
    ...{ closes_access: !isPart, revoke_certificate: !isPart },
    reason: isPart ? 'Возвращаем половину: часть уроков пройдена' : 'Возвращаем полностью, курс закрываем',
  });
  await restInDemo(ctx, order.id);
}

const outcomes: Partial<Record<Ending, RefundOutcome>> = {
  whole: 'succeeded',
  part: 'succeeded',
  failed: 'canceled',
  underWay: 'pending',
};

async function end(ctx: TxContext, { person, goods }: Sale, ending: Ending): Promise<void> {
  const order = await orderOf(ctx, person, goods);
  const outcome = outcomes[ending];
  if (outcome) {
    await settleRefundInDemo(ctx, order.id, outcome);
    const { id } = await latestRefund(ctx, order.id);
    if (outcome === 'succeeded') await registerInDemo(ctx, { orderId: order.id, refundId: id });
    return;
  }
  const staff = await asColleague(ctx, 'finance');
  const { version } = await showRefunds(staff, { id: order.id });
  await noteSent(staff, { id: (await latestRefund(ctx, order.id)).id, version });
}

/** The second payment of those who paid twice: the earlier one was sent back, the latest waits. */
function twice({ person, goods, at, method }: Sale): Happening[] {
  const pays = async (ctx: TxContext) => {
    const order = await orderOf(ctx, person, goods);
    await settleInDemo(ctx, order.id, { status: 'succeeded', method });
    await afterPaid(ctx, order);
  };
  const paid = { at: at + 2 * minute, tell: pays };
  if (person.place === 0) return [paid];
  const sends = async (ctx: TxContext) => {
    const order = await orderOf(ctx, person, goods);
    const staff = await asColleague(ctx, 'finance');
    const { version, left } = await showRefunds(staff, { id: order.id });
    const reason = 'Курс оплачен дважды';
    const given = {
      id: order.id,
      version,
      amount: left,
      reason,
      closes_access: false,
      revoke_certificate: false,
    };
    await makeRefund(staff, given);
    await settleRefundInDemo(ctx, order.id, 'succeeded');
    await registerInDemo(ctx, { orderId: order.id, refundId: (await latestRefund(ctx, order.id)).id });
  };
  return [paid, { at: at + 20 * hour, tell: sends }];
}

/** The last comparison with the provider has found one sum that is not ours. */
function differences(year: Year, sales: readonly Sale[]): Happening[] {
  const sale = sales.findLast(
    ({ way, at, person }) => way === 'card' && person.life === 'buys' && at < year.until - 2 * day,
  );
  if (!sale) return [];
  const tell = async (ctx: TxContext) =>
    differInDemo(ctx, await orderOf(ctx, sale.person, sale.goods), 100_00);
  return [{ at: year.until - 7 * hour, tell }];
}
