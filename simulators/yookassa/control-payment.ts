import { command, type Desk, deskPage, list, saidText, stateBadge, timeText } from './control-desk.ts';
import { apiCalls, forgeForm, forgeries, noticeRow } from './control-notices.ts';
import { type Html, html } from './html.ts';
import type { PaymentRecord } from './model.ts';
import { PAGE_PATH } from './new-payment.ts';
import { moneyText } from './texts.ts';

/** One payment: its state, the notifications sent to the shop, and ways to disturb their delivery. */
export function paymentControlView(desk: Desk, record: PaymentRecord): string {
  const { texts, shop } = desk;
  const notices = [...shop.ledger.deliveries.values()]
    .filter((delivery) => delivery.paymentId === record.id)
    .reverse()
    .map((delivery) => noticeRow(desk, delivery, record));
  return deskPage(
    desk,
    `${texts.payment} — ${texts.title}`,
    html`<p><a href="/simulator?lang=${texts.language}">← ${texts.all}</a></p>
    ${summary(desk, record)}${saidText(desk)}${buyerForms(desk, record)}
    <h2>${texts.ofThis}</h2>${noticeForms(desk, record)}${list(desk, notices)}
    <h2>${texts.forge}</h2>${forgeForm(desk, record)}${forgeries(desk, record)}
    <h2>${texts.calls}</h2>${apiCalls(desk, record)}`,
    `&payment=${record.id}`,
  );
}

function summary(desk: Desk, record: PaymentRecord): Html {
  const { texts } = desk;
  const { payment } = record;
  const reason = payment.cancellation_details?.reason;
  const isOpen = payment.status === 'pending';
  return html`<h1>${texts.payment}</h1>
    <div class="line"><span class="sum">${moneyText(payment.amount.value, texts.language)}</span>${stateBadge(desk, record)}</div>
    <p>${payment.description}</p>
    <dl class="facts"><div><dt>ID</dt><dd><code>${record.id}</code></dd></div>
      <div><dt>${texts.created}</dt><dd>${timeText(payment.created_at)}</dd></div>
      ${isOpen && record.payBefore !== null ? html`<div><dt>${texts.payBefore}</dt><dd>${timeText(record.payBefore)}</dd></div>` : null}
      ${reason === undefined ? null : html`<div><dt>${texts.reason}</dt><dd><code>${reason}</code></dd></div>`}</dl>`;
}

function buyerForms(desk: Desk, record: PaymentRecord): Html | null {
  const { texts } = desk;
  if (record.payment.status !== 'pending') return null;
  const hidden = { payment: record.id };
  return html`<h2>${texts.act}</h2><div class="line">
    <a class="button" href="${PAGE_PATH}?orderId=${record.id}&lang=${texts.language}">${texts.page}</a>
    ${command(
      desk,
      'settle',
      html`<button name="outcome" value="success">${texts.pay}</button>
      <button name="outcome" value="insufficient_funds">${texts.declineFunds}</button>`,
      hidden,
    )}
    ${command(
      desk,
      'forward',
      html`<button name="minutes" value="15">${texts.forwardQuarter}</button>
      <button name="minutes" value="60">${texts.forwardHour}</button>`,
      hidden,
    )}</div>`;
}

function noticeForms(desk: Desk, record: PaymentRecord): Html {
  const { texts } = desk;
  const hidden = { payment: record.id };
  const { isHeld, delayMs } = record.notices ?? { isHeld: false, delayMs: 0 };
  return html`${isHeld ? html`<p class="said">${texts.isHeld}</p>` : null}
    <div class="line">${command(desk, isHeld ? 'unhold' : 'hold', html`<button>${isHeld ? texts.unholdThis : texts.holdThis}</button>`, hidden)}
    ${command(desk, 'delay', html`<label>${texts.delay}<input name="seconds" type="number" min="0" max="1000" value="${delayMs / 1_000}"></label><button>${texts.setDelay}</button>`, hidden)}</div>
    ${command(
      desk,
      'release',
      html`<label>${texts.times}<input name="times" type="number" min="1" max="100" value="1"></label>
      <label class="check"><input type="checkbox" name="reverse">${texts.reverse}</label><button>${texts.release}</button>`,
      hidden,
    )}`;
}
