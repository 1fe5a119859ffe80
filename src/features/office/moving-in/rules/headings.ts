/** Headings as GetCourse, Thinkific, this product and people write them. */
import { currencyIn } from './currencies.ts';
import {
  type Field,
  fieldsOf,
  type ImportKind,
  type ImportSource,
  importKinds,
  type Mapping,
} from './kinds.ts';

/** A heading as it is compared: without case, marks and the letter that many people do not type. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}

/** The first of them that a file has is taken. */
const known: Record<Field, string> = {
  email:
    'email|e mail|user email|email пользователя|student email|почта|эл почта|электронная почта|адрес эл почты|邮箱',
  name: 'имя и фамилия|фио|пользователь|full name|user name|student name|student|фамилия и имя|name|имя|姓名',
  first_name: 'имя|first name|firstname',
  last_name: 'фамилия|last name|lastname|surname',
  phone: 'телефон|phone|phone number|mobile|номер телефона|电话',
  number:
    'номер|номер заказа|заказ|id заказа|номер сертификата|сертификат|certificate number|credential id|order number|order id|number|编号|订单号',
  registered_at: 'создан|регистрация|дата регистрации|registered|created at|date created|joined|注册时间',
  courses: 'доступ к курсам|курсы|группы|course access|courses|enrolled courses|课程权限',
  course:
    'курс|состав заказа|тренинг|название курса|course|course name|course title|product|product name|название|课程',
  amount: 'стоимость|сумма|сумма заказа|цена|amount|amount paid|price|total|金额',
  currency: 'валюта|currency|货币',
  status: 'статус|статус заказа|состояние|status|order status|state|状态',
  ordered_at: 'дата создания|дата|дата заказа|создан|date|order date|created at|purchased at|日期',
  paid_at: 'дата оплаты|оплачен|paid at|payment date|дата создания|дата|date|支付时间',
  opened_at:
    'доступ открыт|дата добавления|дата вступления|access opened|enrolled at|started at|activated at|date enrolled|开通时间',
  ended_at: 'доступ закрыт|access closed|expiry date|expires at|expired at|关闭时间',
  percent: 'пройдено %|прогресс|% completed|percentage completed|percent completed|progress|done %|完成率 %',
  lessons_done: 'пройдено уроков|lessons done|lessons completed|已完成课时|已完成课节',
  completed_at: 'дата завершения|завершен|completed at|date completed|finished at',
  watched_at: 'последний просмотр|последняя активность|last watched|last sign in|last activity|最近观看',
  issued_at: 'дата выдачи|выдан|issued at|issue date|date issued|issued|颁发时间|дата',
};

function withoutCurrency(heading: string): string {
  return currencyIn(heading) === null ? heading : heading.replace(/[,(\s]+[^,()\s]+\)?\s*$/, '');
}

/** Columns of a kind, as far as the headings tell them. A column is one field only. */
export function recognised(kind: ImportKind, headings: readonly string[]): Mapping['columns'] {
  const plain = headings.map((heading) => plainHeading(withoutCurrency(heading)));
  const { needed, others } = fieldsOf[kind];
  const columns: Mapping['columns'] = {};
  // «Имя» is the first name where a column for the last name stands beside it.
  const hasLastName = plain.some((heading) => known.last_name.split('|').includes(heading));
  const order = [...needed, ...others].filter((field) => hasLastName || !/^(first|last)_name$/.test(field));
  if (hasLastName) order.sort((a, b) => Number(b === 'first_name') - Number(a === 'first_name'));
  const taken = new Set<number>();
  for (const field of order)
    for (const words of known[field].split('|')) {
      const column = plain.findIndex((heading, index) => heading === words && !taken.has(index));
      if (column === -1) continue;
      columns[field] = column;
      taken.add(column);
      break;
    }
  return columns;
}

const signs: Record<Exclude<ImportSource, 'free'>, RegExp> = {
  getcourse:
    /^(?:id пользователя|тип регистрации|состав заказа|от партнера|id партнера|код платежа|осталось.*)$/,
  thinkific: /^(?:user email|percentage completed|% completed|activated at|course name)$/,
  podium:
    /^(?:оплачено всего|paid in total|累计付款|деньги удержаны|деньги заморожены на карте|money held|payment authorised|资金已冻结|всего уроков|lessons in all|课时总数|课节总数)$/,
};

export function sourceOf(headings: readonly string[]): ImportSource {
  const plain = headings.map(plainHeading);
  const sources = Object.keys(signs) as (keyof typeof signs)[];
  return sources.find((source) => plain.some((heading) => signs[source].test(heading))) ?? 'free';
}

/** Words that only a list of this kind has; the first kind that has one wins. */
const kindSigns: [ImportKind, RegExp][] = [
  [
    'certificates',
    /сертификат|certificate|credential|证书|^(?:страница проверки|verification page|验证页面)$/,
  ],
  [
    'learning',
    /^(?:пройдено|прогресс|доступ открыт|percent|progress|% completed|完成率|开通时间|enrolled at|дата добавления)/,
  ],
  ['payments', /^(?:код платежа|платеж|payment id|transaction id)$/],
  [
    'orders',
    /^(?:состав заказа|дата оплаты|стоимость|сумма|статус|amount|status|status|order number|金额|订单号)/,
  ],
];

export function kindOf(headings: readonly string[]): ImportKind {
  const plain = headings.map(plainHeading);
  const found = kindSigns.find(([, sign]) => plain.some((heading) => sign.test(heading)));
  if (found) return found[0];
  return importKinds[0];
}

/** Lists with these headings are mapped alike. */
export function fingerprintOf(kind: ImportKind, headings: readonly string[]): string {
  return `${kind}:${headings.map(plainHeading).join('|')}`;
}

/** The name of a course as it is compared. */
export function plainCourse(title: string): string {
  return plainHeading(title.replace(/["'«»“”„]/g, ''));
}
