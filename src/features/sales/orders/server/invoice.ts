/** An order on paper: an invoice while it is open, a statement of payment once it is paid. One page of A4. */

import type { Content, DocumentDefinition } from 'pdfmake';
import { vatIn } from '#features/publishing/school/rules/requisites.ts';
import { schoolFactsOf, schoolIn } from '#features/publishing/school/server/school.ts';
import { setInType } from '#features/teaching/certificates/server/typefaces.ts';
import { vatCodeOf } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { schoolDay } from '#shared/dates.ts';
import { readableEmail } from '#shared/domains.ts';
import { formatDay, formatRubles } from '#shared/formats.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import { uiTexts } from '#ui/texts.ts';
import { orderNumber, wasPaid } from '../rules.ts';
import { ordersTexts } from '../texts.ts';
import { findManualPayment } from './list.store.ts';
import type { OrderRow } from './store.ts';
import { titleOf } from './titles.ts';

const colours = { ink: '#15110E', graphite: '#5C544D', rule: '#D9CFC2' };
/** Points. */
const page = { width: 595.28, margin: 56 };
const room = page.width - 2 * page.margin;
const labelWidth = 150;

/** In the caller's language, with the requisites as they are now and the tax as it was. */
export async function invoicePaper(ctx: Context, order: OrderRow): Promise<DocumentDefinition> {
  const { language } = ctx.actor;
  const t = createTranslator({ locale: language, messages: ordersTexts.server.invoice[language] });
  const { timeZone } = ctx.app.config;
  const dayOf = (iso: string) => formatDay(schoolDay(new Date(iso), timeZone), language, true);
  const number = orderNumber(order.number);
  const isPaid = wasPaid(order.status);
  const school = await schoolIn(ctx.db, language);
  // Without an account to transfer to, only the card is left.
  const { bank } = await schoolFactsOf(ctx.db);
  const title = isPaid
    ? t('paid', { number, date: dayOf(order.paid_at ?? order.created_at) })
    : t('invoice', { number, date: dayOf(order.created_at) });
  const receipt = (await findManualPayment(ctx.db, order.id))?.receipt_number;
  const money = (kopecks: number) => formatRubles(toRubles(kopecks), language);
  return {
    ...frame(title, school.name ?? uiTexts.ui[language].brand),
    content: [
      heading(title),
      ...(order.money === 'rehearsal' ? [note(t('rehearsal'))] : []),
      ...section(t('seller'), await sellerOf(ctx, language)),
      ...section(t('buyer'), buyerFacts(order, language)),
      ...section(t('goods'), [
        [t(order.product), titleOf(order, language)],
        [t('amount'), money(order.amount_kopecks)],
        [t('vat'), vatText(ctx, order, language)],
        [t('returned'), order.returned_kopecks > 0 ? money(order.returned_kopecks) : null],
        [t('receipt'), receipt],
      ]),
      note(t(isPaid ? 'paidNote' : bank ? 'invoiceNote' : 'cardNote')),
    ],
  };
}

type Fact = readonly [label: string, value: string | null | undefined];

export function buyerFacts(
  order: Pick<OrderRow, 'name' | 'email' | 'phone'>,
  language: Language,
): readonly Fact[] {
  const t = createTranslator({ locale: language, messages: ordersTexts.server.invoice[language] });
  return [
    [t('name'), order.name],
    [t('email'), readableEmail(order.email)],
    [t('phone'), order.phone],
  ];
}

async function sellerOf(ctx: Context, language: Language): Promise<Fact[]> {
  const t = createTranslator({ locale: language, messages: ordersTexts.server.invoice[language] });
  const school = await schoolIn(ctx.db, language);
  const { bank } = await schoolFactsOf(ctx.db);
  return [
    [t('legalName'), school.legal_name ?? school.name],
    [t('inn'), school.inn],
    [t('ogrn'), school.ogrn],
    [t('address'), school.address],
    [t('contact'), [school.phone, school.email && readableEmail(school.email)].filter(Boolean).join(', ')],
    [t('bank'), bank?.name],
    [t('bik'), bank?.bik],
    [t('account'), bank?.account],
    [t('correspondent'), bank?.correspondent],
  ];
}

/** The tax that the amount includes, by the rate of the day on which it was ordered. */
export function vatText(
  ctx: Context,
  order: Pick<OrderRow, 'amount_kopecks' | 'vat_code'>,
  language: Language,
): string {
  const t = createTranslator({ locale: language, messages: ordersTexts.server.invoice[language] });
  const vat = vatIn(order.amount_kopecks, order.vat_code ?? vatCodeOf(ctx.app.config));
  return vat
    ? t('vatIncluded', { percent: vat.percent, sum: formatRubles(toRubles(vat.kopecks), language) })
    : t('noVat');
}

function frame(title: string, author: string): Omit<DocumentDefinition, 'content'> {
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: page.margin,
    info: { title, author, subject: title },
    defaultStyle: { font: 'Roboto', fontSize: 11, lineHeight: 1.3, color: colours.ink },
  };
}

function heading(title: string): Content {
  return { text: setInType(title, 'display'), fontSize: 22, lineHeight: 1.1 };
}

/** A title with its facts; those without a value are left out. */
function section(title: string, facts: readonly Fact[]): Content[] {
  const known = facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1]));
  return [
    space(22),
    { text: setInType(title), fontSize: 9, color: colours.graphite },
    { canvas: [{ type: 'line', x1: 0, y1: 2, x2: room, y2: 2, lineWidth: 0.6, lineColor: colours.rule }] },
    space(6),
    ...known.map(
      ([label, value]): Content => ({
        columns: [
          { width: labelWidth, stack: [{ text: setInType(label), color: colours.graphite }] },
          { width: room - labelWidth, stack: [{ text: setInType(value) }] },
        ],
      }),
    ),
  ];
}

function note(words: string): Content {
  return { text: setInType(`\n${words}`), fontSize: 9, color: colours.graphite };
}

function space(points: number): Content {
  return { text: ' ', fontSize: points, lineHeight: 0.6 };
}
