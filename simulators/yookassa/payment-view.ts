import { CARD_WITH_3DS, DEFAULT_CARD, OFFERED_CARDS, outcomeOfCard } from './cards.ts';
import { type Html, html, page } from './html.ts';
import type { PaymentRecord } from './model.ts';
import { PAGE_PATH } from './new-payment.ts';
import { moneyText, type Texts, textsFor } from './texts.ts';

export type CardForm = { number: string; expiry: string; csc: string };
export type CardErrors = Partial<Record<keyof CardForm, string>>;

/** The form filled in with a card that pays: one press is enough for who just wants to see the shop. */
export function defaultCardForm(now: Date): CardForm {
  return {
    number: groups(DEFAULT_CARD),
    expiry: `12/${String(now.getUTCFullYear() + 4).slice(-2)}`,
    csc: '123',
  };
}

export function paymentPage(record: PaymentRecord, form: CardForm, errors: CardErrors = {}): string {
  const texts = textsFor(record.locale);
  const type = record.payment.payment_method?.type ?? 'bank_card';
  const body = html`${orderSummary(record, texts)}
    <p>${texts.payBy[type] ?? texts.payBy.bank_card}</p>
    ${type === 'sber_loan' ? loanForm(record, texts) : html`${payForm(record, type, form, errors, texts)}${outcomes(record, texts)}`}
    ${type === 'bank_card' ? testCards(record, texts) : null}`;
  return frame(texts, texts.title, body);
}

export function secureStepPage(record: PaymentRecord): string {
  const texts = textsFor(record.locale);
  const body = html`${orderSummary(record, texts)}<h2>${texts.secureTitle}</h2><p>${texts.secureText}</p>
    <form method="post" action="${PAGE_PATH}/3ds?orderId=${record.id}" class="outcomes">
      <button class="primary" name="action" value="confirm">${texts.confirm}</button>
      <button name="action" value="decline">${texts.decline}</button>
    </form>`;
  return frame(texts, texts.secureTitle, body);
}

export function settledPage(record: PaymentRecord): string {
  const texts = textsFor(record.locale);
  const { payment } = record;
  const title = payment.status === 'pending' ? texts.suspendedTitle : texts.settledTitle[payment.status];
  const reason = payment.cancellation_details?.reason;
  const body = html`<h1>${title}</h1><p class="sum">${moneyText(payment.amount.value, texts.language)}</p>
    ${reason === undefined ? null : html`<p>${texts.reason}: <code>${reason}</code></p>`}
    ${record.returnUrl === null ? null : html`<p><a href="${record.returnUrl}">${texts.backToShop}</a></p>`}`;
  return frame(texts, title, body);
}

export function unknownPaymentPage(): string {
  const texts = textsFor('ru_RU');
  return frame(texts, texts.unknownTitle, html`<h1>${texts.unknownTitle}</h1><p>${texts.unknownText}</p>`);
}

export function groups(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

function frame(texts: Texts, title: string, body: Html): string {
  return page(
    texts.language,
    `${title} — ${texts.notice}`,
    html`<p class="notice" role="note">${texts.notice}</p>
    <main>${body}<p class="back"><a href="/simulator">${texts.control}</a></p></main>`,
  );
}

function orderSummary({ payment }: PaymentRecord, texts: Texts): Html {
  return html`<h1>${texts.title}</h1><p class="sum">${moneyText(payment.amount.value, texts.language)}</p>
    <p class="quiet">${payment.description}</p>`;
}

function payForm(
  record: PaymentRecord,
  type: string,
  form: CardForm,
  errors: CardErrors,
  texts: Texts,
): Html {
  const fields = html`
    ${field('number', texts.number, form.number, 'cc-number', errors.number, 'whole')}
    ${field('expiry', texts.expiry, form.expiry, 'cc-exp', errors.expiry)}
    ${field('csc', texts.csc, form.csc, 'cc-csc', errors.csc)}`;
  return html`<form method="post" action="${action(record)}" class="card" novalidate>
    ${type === 'bank_card' ? fields : null}
    <div class="whole"><button class="primary" name="action" value="${type === 'bank_card' ? 'card' : 'success'}">${texts.pay}</button></div>
  </form>`;
}

function field(
  name: string,
  label: string,
  value: string,
  autocomplete: string,
  error?: string,
  place = '',
): Html {
  const described = error === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-error"`;
  return html`<div class="${place}"><label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="30" required ${described}>
    ${error === undefined ? null : html`<p class="error" id="${name}-error">${error}</p>`}</div>`;
}

function outcomes(record: PaymentRecord, texts: Texts): Html {
  const buttons = Object.entries(texts.outcomes).map(
    ([value, label]) => html`<button name="action" value="${value}">${label}</button>`,
  );
  return html`<h2>${texts.outcomesTitle}</h2><form method="post" action="${action(record)}" class="outcomes">${buttons}</form>`;
}

function loanForm(record: PaymentRecord, texts: Texts): Html {
  const choices = {
    ...texts.loanOutcomes,
    expired_on_confirmation: texts.outcomes.expired_on_confirmation,
    leave: texts.outcomes.leave,
  };
  const buttons = Object.entries(choices).map(
    ([value, label]) => html`<button name="action" value="${value}">${label}</button>`,
  );
  return html`<form method="post" action="${action(record)}" class="outcomes">${buttons}</form>`;
}

function testCards(record: PaymentRecord, texts: Texts): Html {
  const rows = OFFERED_CARDS.map(
    (
      number,
    ) => html`<li><span><code>${groups(number)}</code><br><small>${effect(number, texts)}</small></span>
      <button class="small" name="testCard" value="${number}" aria-label="${texts.useCard}: ${groups(number)}">${texts.useCard}</button></li>`,
  );
  return html`<details><summary>${texts.cardsTitle}</summary><p class="quiet">${texts.cardsHint}</p>
    <form method="post" action="${action(record)}"><ul class="cards">${rows}</ul></form></details>`;
}

function effect(number: string, texts: Texts): string {
  const { decline, needs3ds } = outcomeOfCard(number);
  if (decline) return `${texts.declined}: ${decline.reason} (${decline.party})`;
  return needs3ds || number === CARD_WITH_3DS ? texts.paid3ds : texts.paid;
}

function action(record: PaymentRecord): string {
  return `${PAGE_PATH}?orderId=${record.id}`;
}
