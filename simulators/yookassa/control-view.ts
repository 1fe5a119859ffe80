import {
  command,
  type Desk,
  deskPage,
  list,
  newest,
  saidText,
  stateBadge,
  timeText,
} from './control-desk.ts';
import { apiCalls, forgeForm, forgeries, noticeRow } from './control-notices.ts';
import type { FaultKind } from './faults.ts';
import { type Html, html } from './html.ts';
import type { PaymentRecord, ReceiptRecord, RefundRecord } from './model.ts';
import { moneyText } from './texts.ts';

/** The whole control page, newest first. */
export function controlView(desk: Desk): string {
  const { texts } = desk;
  const { ledger } = desk.shop;
  const deliveries = newest(ledger.deliveries).map((delivery) => noticeRow(desk, delivery, null));
  return deskPage(
    desk,
    texts.title,
    html`<h1>${texts.title}</h1><p class="quiet">${texts.intro}</p>${saidText(desk)}
    <h2>${texts.payments}</h2>${list(
      desk,
      newest(ledger.payments).map((record) => paymentRow(desk, record)),
    )}
    <h2>${texts.forge}</h2>${forgeForm(desk, null)}${forgeries(desk, null)}
    <h2>${texts.faults}</h2>${faultForm(desk)}
    <h2>${texts.refunds}</h2>${refundForm(desk)}${list(
      desk,
      newest(ledger.refunds).map((record) => refundRow(desk, record)),
    )}
    <h2>${texts.receipts}</h2>${receiptForm(desk)}${list(
      desk,
      newest(ledger.receipts).map((record) => receiptRow(desk, record)),
    )}
    <h2>${texts.notifications}</h2>${noticeForms(desk)}${list(desk, deliveries)}
    <h2>${texts.calls}</h2>${apiCalls(desk, null)}`,
  );
}

function paymentRow(desk: Desk, record: PaymentRecord): Html {
  const { texts } = desk;
  const { id, payment } = record;
  return html`<li><div class="line"><strong>${moneyText(payment.amount.value, texts.language)}</strong>${stateBadge(desk, record)}
    <a class="button small" href="/simulator?payment=${id}&lang=${texts.language}" aria-label="${texts.open}: ${id}">${texts.open}</a></div>
    <p class="quiet">${payment.description}</p><p class="quiet"><code>${id}</code> · ${timeText(payment.created_at)}</p></li>`;
}

function refundRow(desk: Desk, { id, refund }: RefundRecord): Html {
  const { texts } = desk;
  const buttons = html`<button class="small" name="outcome" value="succeeded">${texts.settleRefund}</button>
    <button class="small" name="outcome" value="canceled">${texts.refuseRefund}</button>`;
  return html`<li><div class="line"><strong>${moneyText(refund.amount.value, texts.language)}</strong>
    <span class="badge ${refund.status}">${refund.status}</span></div><p class="quiet"><code>${id}</code></p>
    ${refund.status === 'pending' ? command(desk, 'settle-refund', buttons, { refund: id }) : null}</li>`;
}

function refundForm(desk: Desk): Html {
  const { texts, shop } = desk;
  const options = Object.entries(texts.refundOutcomes).map(
    ([value, label]) =>
      html`<option value="${value}" ${shop.refundOutcome === value ? html`selected` : null}>${label}</option>`,
  );
  return command(
    desk,
    'refunds',
    html`<label>${texts.nextRefunds}<select name="outcome">${options}</select></label><button>${texts.set}</button>`,
  );
}

function receiptForm(desk: Desk): Html {
  const { texts, shop } = desk;
  const options = Object.entries(texts.receiptOutcomes).map(
    ([value, label]) =>
      html`<option value="${value}" ${shop.receiptOutcome === value ? html`selected` : null}>${label}</option>`,
  );
  return command(
    desk,
    'receipts',
    html`<label>${texts.nextReceipts}<select name="outcome">${options}</select></label><button>${texts.set}</button>`,
  );
}

function receiptRow(desk: Desk, { id, type, status }: ReceiptRecord): Html {
  const { texts } = desk;
  const buttons = html`<button class="small" name="outcome" value="succeeded">${texts.settleReceipt}</button>
    <button class="small" name="outcome" value="canceled">${texts.refuseReceipt}</button>`;
  return html`<li><div class="line"><strong>${type}</strong><span class="badge ${status}">${status}</span></div>
    <p class="quiet"><code>${id}</code></p>
    ${status === 'pending' ? command(desk, 'settle-receipt', buttons, { receipt: id }) : null}</li>`;
}

function noticeForms(desk: Desk): Html {
  const { texts, webhooks } = desk;
  const isHolding = webhooks.isHolding();
  return html`<p class="quiet">${texts.address}: <code>${webhooks.url() ?? texts.noAddress}</code></p>
    ${command(desk, isHolding ? 'unhold' : 'hold', html`<button>${isHolding ? texts.unhold : texts.hold}</button>`)}
    ${command(
      desk,
      'release',
      html`<label>${texts.times}<input name="times" type="number" min="1" max="100" value="1"></label>
      <label class="check"><input type="checkbox" name="reverse">${texts.reverse}</label><button>${texts.release}</button>`,
    )}
    ${command(desk, 'delay', html`<label>${texts.delay}<input name="seconds" type="number" min="0" max="1000" value="${webhooks.delayMs() / 1_000}"></label><button>${texts.setDelay}</button>`)}
    ${command(desk, 'retry', html`<button>${texts.retry}</button>`)}`;
}

function faultForm(desk: Desk): Html {
  const { texts, faults } = desk;
  const counters = (Object.keys(texts.faultKinds) as FaultKind[]).map(
    (kind) => html`<label>${texts.faultKinds[kind]}
    <input name="${kind}" type="number" min="0" max="1000" value="${faults[kind]}"></label>`,
  );
  return html`<p class="quiet">${texts.faultsHint}</p>${command(
    desk,
    'faults',
    html`${counters}
    <label>${texts.slow}<input name="slowSeconds" type="number" min="0" max="1000" value="${faults.slowMs / 1_000}"></label>
    <label>${texts.only}<input name="only" placeholder="POST /v3/payments" value="${faults.only}"></label>
    <button>${texts.setFaults}</button>`,
  )}`;
}
