/** Cells as people have them. */
import { hour, minute, momentOf, schoolDay, second } from '#shared/dates.ts';
import { emailField, phoneField } from '#shared/fields.ts';
import { type OrderState, orderStates } from '#shared/orderStates.ts';
import { cleanCode, cleanLine } from '#shared/typed.ts';
import { currencyNamed } from './currencies.ts';
import { monthInDigits } from './months.ts';
import { RowRefused } from './refusals.ts';

/** @throws RowRefused */
export function emailIn(cell: string): string {
  const { data } = emailField.safeParse(cell);
  if (cleanCode(cell) === '') throw new RowRefused('email_missing');
  if (data === undefined) throw new RowRefused('email_invalid');
  return data;
}

/** Undefined where it is no telephone: the person comes without one. */
export function phoneIn(cell: string): string | null | undefined {
  const { data } = phoneField.safeParse(cell);
  // Whatever somebody has noted beside it.
  return data === undefined && /\d/.test(cell)
    ? phoneField.safeParse(cell.replace(/[^\d+]/g, '')).data
    : data;
}

/** Characters, with currency and spaces. */
const longestAmount = 60;
/** A number with a word before it or behind it. */
const amountPattern =
  /^((?:\p{L}|\p{Sc})(?:\p{L}|\p{Sc}|[.\sʼʻ])*?|)\s*(\d(?:[\d.,\s\u00a0\u202f'’]*\d)?)\s*((?:\p{L}|\p{Sc})(?:\p{L}|\p{Sc}|[.\sʼʻ'])*|)$/u;
const dearest = 1_000_000_000_00;

/** Hundredths, and the currency, or its word, where the cell names one: `1 200,50 руб.`. @throws RowRefused */
export function amountIn(cell: string): { hundredths: number; currency: string | null } {
  const text = typedIn(cell);
  if (text === '') throw new RowRefused('amount_missing');
  if (text.length > longestAmount) throw new RowRefused('amount_invalid');
  const [, before = '', number = '', behind = ''] = amountPattern.exec(text) ?? [];
  const named = [before, behind].filter((word) => word.trim() !== '').map(currencyNamed);
  const [currency = null] = named;
  if (named.some((each) => each !== currency)) throw new RowRefused('amount_invalid');
  const digits = number.replace(/[\s\u00a0\u202f'’]/g, '');
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
  const text = monthInDigits(typedIn(cell));
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
  /^(?:(?<y>\d{4})[-/.年](?<m>\d{1,2})[-/.月](?<d>\d{1,2})日?|(?<b>\d{1,2})[-/.](?<a>\d{1,2})[-/.](?<z>\d{4}|\d\d))(?:[T ,]+(?<t>\d{1,2}:\d\d(?::\d\d)?)(?:\.\d+)?\s?(?<half>[AaPp])?(?:[Mm])?)?$/;

/** Days that come first, but for those that `told.ts` has turned round. */
function written(text: string, timeZone: string): Moment | null {
  const { y, m, d, a, b, z, t, half } = pattern.exec(text)?.groups ?? {};
  const year = y ?? (z?.length === 2 ? `20${z}` : z);
  if (!year) return null;
  const date = `${year}-${(m ?? a)!.padStart(2, '0')}-${(d ?? b)!.padStart(2, '0')}`;
  const time = clockIn(t, half?.toLowerCase());
  const isReal = new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date);
  if (!isReal || (time && !/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(time))) return null;
  return { at: momentAt(date, time || '12:00', timeZone), isDay: !t };
}

/** `3:45` in the afternoon is `15:45`. */
function clockIn(text: string | undefined, half: string | undefined): string {
  if (text === undefined) return '';
  const [hours = '', ...rest] = text.split(':');
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
  return [String(hour).padStart(2, '0'), ...rest].join(':');
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
  const text = typedIn(cell).replace(',', '.');
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
  const text = typedIn(cell);
  if (text === '') return null;
  if (!/^\d{1,5}(?:[.,]0+)?$/.test(text)) throw new RowRefused('percent_invalid');
  return Number.parseInt(text, 10);
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

/** Spreadsheets put an apostrophe before what shall stay a text. */
function typedIn(cell: string): string {
  return cleanLine(cell).replace(/^'/, '');
}

/** A word of a state as it is compared. */
export function plainStatus(cell: string): string {
  return cleanLine(cell).toLowerCase().replaceAll('ё', 'е').replace(/[_-]/g, ' ').slice(0, 100);
}

/** What somebody chose for the word goes before what it means here; null leaves its rows out. @throws RowRefused */
export function statusIn(cell: string, chosen: ReadonlyMap<string, OrderState | null>): OrderState {
  const word = plainStatus(cell);
  const choice = chosen.get(word);
  if (choice === null) throw new RowRefused('status_left_out');
  const state = choice ?? byWord.get(word);
  if (!state) throw new RowRefused('status_unknown');
  // Nobody can pay it any more: the page on which they would have is the former school's.
  return state === 'new' || state === 'pending' ? 'expired' : state;
}

const validWords = ['', 'действует', 'действителен', 'выдан', 'valid', 'issued', '有效'];
const revokedWords = ['отозван', 'аннулирован', 'revoked', '已撤销', '撤销'];

/** Whether a certificate's word of state says so. @throws RowRefused */
export function isRevokedIn(cell: string): boolean {
  const word = plainStatus(cell);
  if (revokedWords.includes(word)) return true;
  if (!validWords.includes(word)) throw new RowRefused('status_unknown');
  return false;
}

export function isKnownStatus(cell: string): boolean {
  return byWord.has(plainStatus(cell));
}
