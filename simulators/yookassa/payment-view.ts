import { CARD_WITH_3DS, DEFAULT_CARD, OFFERED_CARDS, outcomeOfCard } from './cards.ts';
import { type Html, html, page } from './html.ts';
import { OTHER_WAYS, outcomesOf } from './methods.ts';
import type { PaymentRecord } from './model.ts';
import { PAGE_PATH } from './new-payment.ts';
import { codesLeft, secureCodeOf } from './secure-step.ts';
import { filled, LANGUAGES, moneyText, type Texts } from './texts.ts';

/** One view of a payment: the record in the visitor's language. */
export type Visit = { record: PaymentRecord; texts: Texts; now: Date };
export type CardForm = { number: string; expiry: string; csc: string };
export type CardErrors = Partial<Record<keyof CardForm, string>>;

/** The form filled in with a card that pays, so that one press is enough for a demo. */
export function defaultCardForm(now: Date): CardForm {
  return {
    number: groups(DEFAULT_CARD),
    expiry: `12/${String(now.getUTCFullYear() + 4).slice(-2)}`,
    csc: '123',
  };
}

export function paymentPage(visit: Visit, form: CardForm, errors: CardErrors = {}): string {
  const { record, texts } = visit;
  const type = record.payment.payment_method?.type ?? 'bank_card';
  const body = html`${orderSummary(visit)}
    <p>${texts.payBy[type] ?? texts.payBy.bank_card}</p>
    ${type === 'sber_loan' ? loanForm(visit) : html`${payForm(visit, type, form, errors)}${outcomes(visit, type)}`}
    ${type === 'bank_card' ? testCards(visit) : null}
    ${record.payment.payment_method ? null : otherWays(visit)}`;
  return frame(visit, texts.title, body);
}

const codeField = { name: 'code', value: '', autocomplete: 'one-time-code', place: 'whole' };

/** @param typed whether a wrong code has just been typed */
export function secureStepPage(visit: Visit, typed: { isWrong: boolean } = { isWrong: false }): string {
  const { record, texts } = visit;
  const sum = moneyText(record.payment.amount.value, texts.language);
  const error = typed.isWrong ? filled(texts.codeError, { left: codesLeft(record) }) : undefined;
  const body = html`<h1>${texts.secureTitle}</h1><p>${texts.secureText}</p>
    <p class="sms"><strong>${texts.secureSms}</strong><br>${filled(texts.secureSmsText, { code: secureCodeOf(record), sum })}</p>
    <form method="post" action="${PAGE_PATH}/3ds?${query(visit)}" class="card" novalidate>
      <p class="whole quiet">${texts.secureCard} •••• ${record.cardAwaiting3ds?.slice(-4)} · ${sum}</p>
      ${field({ ...codeField, label: texts.secureCode, error })}
      <div class="whole"><button class="primary" name="action" value="confirm">${texts.confirm}</button></div>
      <div class="whole"><button class="wide" name="action" value="decline">${texts.decline}</button></div>
    </form>`;
  return frame(visit, texts.secureTitle, body);
}

export function settledPage(visit: Visit): string {
  const { record, texts } = visit;
  const { payment } = record;
  const title = payment.status === 'pending' ? texts.suspendedTitle : texts.settledTitle[payment.status];
  const reason = payment.cancellation_details?.reason;
  const body = html`<h1>${title}</h1><p class="sum">${moneyText(payment.amount.value, texts.language)}</p>
    <p class="quiet">${payment.description}</p>
    ${reason === undefined ? null : html`<p>${texts.reason}: <code>${reason}</code></p>`}
    ${record.returnUrl === null ? null : html`<p><a class="button" href="${record.returnUrl}">${texts.backToShop}</a></p>`}`;
  return frame(visit, title, body);
}

export function unknownPaymentPage(texts: Texts): string {
  const body = html`<header class="notice"><p>${texts.notice}</p></header>
    <main><h1>${texts.unknownTitle}</h1><p>${texts.unknownText}</p></main>`;
  return page(texts.language, `${texts.unknownTitle} — ${texts.notice}`, body);
}

export function groups(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

function frame(visit: Visit, title: string, body: Html): string {
  const { record, texts } = visit;
  return page(
    texts.language,
    `${title} — ${texts.notice}`,
    html`<header class="notice"><p>${texts.notice}</p></header>
    <main>${languageLinks(texts, (language) => `?orderId=${record.id}&lang=${language}`)}${body}
    <p class="back"><a href="/simulator?payment=${record.id}&lang=${texts.language}">${texts.control}</a></p></main>`,
  );
}

export function languageLinks(
  texts: { language: string; languages: string },
  link: (code: string) => string,
) {
  const links = Object.entries(LANGUAGES).map(([code, name]) =>
    code === texts.language
      ? html`<li><strong aria-current="true" lang="${code}">${name}</strong></li>`
      : html`<li><a href="${link(code)}" lang="${code}" hreflang="${code}">${name}</a></li>`,
  );
  return html`<nav aria-label="${texts.languages}"><ul class="languages">${links}</ul></nav>`;
}

function orderSummary({ record, texts, now }: Visit): Html {
  const { payment, payBefore } = record;
  const leftMs = payBefore === null ? null : Date.parse(payBefore) - now.getTime();
  const left =
    leftMs === null ? null : filled(texts.timeLeft, { minutes: Math.max(1, Math.ceil(leftMs / 60_000)) });
  return html`<h1>${texts.title}</h1><p class="sum">${moneyText(payment.amount.value, texts.language)}</p>
    <p class="quiet">${payment.description}</p>${left === null ? null : html`<p class="quiet">${left}</p>`}`;
}

function payForm(visit: Visit, type: string, form: CardForm, errors: CardErrors): Html {
  const { texts } = visit;
  const shown = (name: keyof CardForm, autocomplete: string, place?: string) =>
    field({ name, autocomplete, place, label: texts[name], value: form[name], error: errors[name] });
  const fields = html`
    ${shown('number', 'cc-number', 'whole')}
    ${shown('expiry', 'cc-exp')}
    ${shown('csc', 'cc-csc')}`;
  return html`<form method="post" action="${action(visit)}" class="card" novalidate>
    ${type === 'bank_card' ? fields : null}
    <div class="whole"><button class="primary" name="action" value="${type === 'bank_card' ? 'card' : 'success'}">${texts.pay}</button></div>
  </form>`;
}

interface Field {
  name: string;
  label: string;
  value: string;
  autocomplete: string;
  error: string | undefined;
  place?: string | undefined;
}

function field({ name, label, value, autocomplete, error, place = '' }: Field): Html {
  const described = error === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-error"`;
  return html`<div class="${place}"><label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="30" required ${described}>
    ${error === undefined ? null : html`<p class="error" id="${name}-error" role="alert">${error}</p>`}</div>`;
}

function outcomes(visit: Visit, type: string): Html {
  const { texts } = visit;
  const named: Record<string, string> = texts.outcomes;
  const offered = Object.fromEntries(outcomesOf(type).map((name) => [name, named[name] ?? name]));
  return html`<h2>${texts.outcomesTitle}</h2>${choices(visit, offered)}`;
}

function loanForm(visit: Visit): Html {
  const { loanOutcomes, outcomes } = visit.texts;
  const { expired_on_confirmation, leave } = outcomes;
  return choices(visit, { ...loanOutcomes, expired_on_confirmation, leave });
}

/** The shop has left the choice to this page. */
function otherWays(visit: Visit): Html {
  const { texts } = visit;
  const buttons = OTHER_WAYS.map(
    (type) => html`<button name="method" value="${type}">${texts.payBy[type] ?? type}</button>`,
  );
  return html`<details><summary>${texts.otherWays}</summary>
    <form method="post" action="${action(visit)}" class="outcomes">${buttons}</form></details>`;
}

function choices(visit: Visit, named: Record<string, string>): Html {
  const buttons = Object.entries(named).map(
    ([value, label]) => html`<button name="action" value="${value}">${label}</button>`,
  );
  return html`<form method="post" action="${action(visit)}" class="outcomes">${buttons}</form>`;
}

function testCards(visit: Visit): Html {
  const { texts } = visit;
  const rows = OFFERED_CARDS.map(
    (
      number,
    ) => html`<li><span><code>${groups(number)}</code><br><small>${effect(number, texts)}</small></span>
      <button class="small" name="testCard" value="${number}" aria-label="${texts.useCard}: ${groups(number)}">${texts.useCard}</button></li>`,
  );
  return html`<details><summary>${texts.cardsTitle}</summary><p class="quiet">${texts.cardsHint}</p>
    <form method="post" action="${action(visit)}"><ul class="cards">${rows}</ul></form></details>`;
}

function effect(number: string, texts: Texts): string {
  const { decline, needs3ds } = outcomeOfCard(number);
  if (decline) return `${texts.declined}: ${decline.reason} (${decline.party})`;
  return needs3ds || number === CARD_WITH_3DS ? texts.paid3ds : texts.paid;
}

function action(visit: Visit): string {
  return `${PAGE_PATH}?${query(visit)}`;
}

function query({ record, texts }: Visit): string {
  return `orderId=${record.id}&lang=${texts.language}`;
}
