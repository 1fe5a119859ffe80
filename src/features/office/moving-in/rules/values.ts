/** Cells as people have them. */
import { hour, minute, momentOf, schoolDay, second } from '#shared/dates.ts';
import { emailField, phoneField } from '#shared/fields.ts';
import { type OrderState, orderStates } from '#shared/orderStates.ts';

/** Why a row is refused, or left out; the words stand in messages/reasons.ts. */
export const reasons = [
  ...([
    'email_missing',
    'email_invalid',
    'course_missing',
    'course_unknown',
    'course_left_out',
    'courses_many',
  ] as const),
  ...(['amount_missing', 'amount_invalid', 'currency_unknown', 'status_unknown', 'number_missing'] as const),
  ...(['date_missing', 'date_invalid', 'date_ahead', 'percent_invalid'] as const),
  ...(['account_closed', 'order_unknown', 'order_of_another', 'number_taken', 'paid_already'] as const),
  ...(['phone_left_out', 'staff_untouched', 'not_paid', 'owned_already'] as const),
] as const;
export type Reason = (typeof reasons)[number];

/** A row that cannot be taken in. */
export class RowRefused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/** @throws RowRefused */
export function emailIn(cell: string): string {
  const text = cell.trim();
  if (text === '') throw new RowRefused('email_missing');
  const { data } = emailField.safeParse(text);
  if (data === undefined) throw new RowRefused('email_invalid');
  return data;
}

/** Undefined where it is no telephone: the person comes without one. */
export function phoneIn(cell: string): string | null | undefined {
  const text = cell.trim().replace(/^'/, '');
  const digits = text.replace(/[^\d+]/g, '');
  if (digits === '') return text === '' ? null : undefined;
  // Spreadsheets eat the plus.
  const whole = /^7\d{10}$/.test(digits) ? `+${digits}` : digits;
  return phoneField.safeParse(whole).data ?? undefined;
}

export const rubles = 'RUB';
const currencySigns: Record<string, string> = {
  '₽': rubles,
  руб: rubles,
  'р.': rubles,
  rub: rubles,
  $: 'USD',
  usd: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  '₸': 'KZT',
  тенге: 'KZT',
  kzt: 'KZT',
  byn: 'BYN',
  '₴': 'UAH',
  uah: 'UAH',
};

/** Characters, with currency and spaces. */
const longestAmount = 60;
const dearest = 1_000_000_000_00;

/** Hundredths, and the currency where the cell names one: `1 200,50 руб.`. @throws RowRefused */
export function amountIn(cell: string): { hundredths: number; currency: string | null } {
  const text = cell.trim().replace(/^'/, '').toLowerCase();
  if (text === '') throw new RowRefused('amount_missing');
  if (text.length > longestAmount) throw new RowRefused('amount_invalid');
  const currency = Object.entries(currencySigns).find(([sign]) => text.includes(sign))?.[1] ?? null;
  const name = String.raw`(?:[a-zа-я]+\.?|[₽$€₸₴])`;
  const bare = text.replace(new RegExp(`^${name}\\s*|\\s*${name}$`, 'g'), '');
  const digits = bare.replace(/[\s\u00a0\u202f'’]/g, '');
  const [, whole = '', fraction = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const thousands = /^\d{1,3}(?:[.,]\d{3})*$|^\d+$/.test(whole);
  if (!thousands) throw new RowRefused('amount_invalid');
  const hundredths = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (hundredths > dearest) throw new RowRefused('amount_invalid');
  return { hundredths, currency };
}

export interface Moment {
  /** Milliseconds since 1970. */
  at: number;
  /** It names no more than a day. */
  isDay: boolean;
}

/** Days of spreadsheets: 1 January 2000 to 2099. */
const [firstDay, lastDay] = [36_526, 73_050];

/** Null for an empty cell. @throws RowRefused */
export function momentIn(cell: string, { timeZone, now }: { timeZone: string; now: number }): Moment | null {
  const text = cell.trim().replace(/^'/, '');
  if (text === '' || text === '-' || /^0000-00-00/.test(text)) return null;
  const moment = zoned(text) ?? numbered(text, timeZone) ?? written(text, timeZone);
  if (!moment || moment.at < Date.UTC(2000, 0, 1)) throw new RowRefused('date_invalid');
  if (moment.at > now + 24 * hour) throw new RowRefused('date_ahead');
  return moment;
}

function zoned(text: string): Moment | null {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)? ?(?:Z|UTC|[+-]\d\d:?\d\d)$/.test(text)) return null;
  const at = Date.parse(
    text
      .replace(' ', 'T')
      .replace(/ ?UTC$/, 'Z')
      .replace(' ', ''),
  );
  return Number.isNaN(at) ? null : { at, isDay: false };
}

function numbered(text: string, timeZone: string): Moment | null {
  const days = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : 0;
  if (days < firstDay || days > lastDay) return null;
  const clock = Math.round((days - 25_569) * 86_400) * second;
  const moment = new Date(clock);
  const isDay = Number.isInteger(days);
  return {
    at: momentAt(schoolDay(moment, 'UTC'), isDay ? '12:00' : moment.toISOString().slice(11, 19), timeZone),
    isDay,
  };
}

const pattern =
  /^(?:(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})|(?<a>\d{1,2})[-/.](?<b>\d{1,2})[-/.](?<z>\d{4}|\d\d))(?:[T ,]+(?<t>\d{1,2}:\d\d(?::\d\d)?)(?:\.\d+)?)?$/;

function written(text: string, timeZone: string): Moment | null {
  const { y, m, d, a, b, z, t } = pattern.exec(text)?.groups ?? {};
  const year = y ?? (z?.length === 2 ? `20${z}` : z);
  if (!year) return null;
  // Day first, as here; a second number beyond twelve can only be the day.
  const isMonthFirst = a !== undefined && Number(b) > 12 && text.includes('/');
  const [month, dayOfMonth] = y ? [m, d] : isMonthFirst ? [a, b] : [b, a];
  const date = `${year}-${month!.padStart(2, '0')}-${dayOfMonth!.padStart(2, '0')}`;
  const time = (t ?? '').padStart(t && t.length % 3 === 1 ? t.length + 1 : 0, '0');
  const isReal = new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date);
  if (!isReal || (time && !/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(time))) return null;
  return { at: momentAt(date, time || '12:00', timeZone), isDay: !t };
}

/** Offsets of a zone: computing each again costs more than the rest of a row. */
const hours = new Map<string, number>();

function momentAt(date: string, time: string, timeZone: string): number {
  const key = `${timeZone} ${date} ${time.slice(0, 2)}`;
  const start = hours.get(key) ?? Date.parse(momentOf(date, `${time.slice(0, 2)}:00`, timeZone));
  if (hours.size > 50_000) hours.clear();
  hours.set(key, start);
  return start + Number(time.slice(3, 5)) * minute + Number(time.slice(6, 8) || 0) * second;
}

/** Share of a course that is done, in percent; null for an empty cell. @throws RowRefused */
export function percentIn(cell: string): number | null {
  const text = cell.trim().replace(/^'/, '').replace(',', '.');
  if (text === '') return null;
  const [, digits] = /^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(text) ?? [];
  if (digits === undefined) throw new RowRefused('percent_invalid');
  // 0.87 and 1.0 are shares, 1 and 87 are percents.
  const isShare = !text.includes('%') && digits.includes('.') && Number(digits) <= 1;
  const percent = Number(digits) * (isShare ? 100 : 1);
  if (percent > 100) throw new RowRefused('percent_invalid');
  return percent;
}

export function countIn(cell: string): number | null {
  const text = cell.trim().replace(/^'/, '');
  if (text === '') return null;
  if (!/^\d{1,5}$/.test(text)) throw new RowRefused('percent_invalid');
  return Number(text);
}

/** Words for the states of an order, in every school's language. */
const statuses: Record<OrderState, string> = {
  new: 'новый|new|新订单|в работе|in work|не подтвержден',
  pending:
    'ожидает оплаты|ждет оплаты|pending|awaiting payment|待支付|ожидаем оплаты|частично оплачен|part payed',
  paid: 'завершен|оплачен|оплачено|payed|paid|completed|complete|已支付|успешно|succeeded|принято|accepted|получен',
  partially_refunded: 'частично возвращен|partially refunded|部分退款',
  refunded: 'возвращен|возврат|refunded|refund|已退款',
  canceled: 'отменен|canceled|cancelled|ложный|false|已取消|отклонен|declined|failed',
  expired: 'истек|expired|已过期|просрочен',
};
const byWord = new Map(
  orderStates.flatMap((state) => statuses[state].split('|').map((word) => [word, state] as const)),
);

/** @throws RowRefused */
export function statusIn(cell: string): OrderState {
  const word = cell.trim().toLowerCase().replaceAll('ё', 'е').replace(/[_-]/g, ' ');
  const state = byWord.get(word);
  if (!state) throw new RowRefused('status_unknown');
  // Nobody can pay it any more: the page on which they would have is the former school's.
  return state === 'new' || state === 'pending' ? 'expired' : state;
}
