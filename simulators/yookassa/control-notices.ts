/** Notifications, forgeries and calls on the control page: what was sent and what was answered. */
import { command, type Desk, list, timeText } from './control-desk.ts';
import { type Html, html } from './html.ts';
import type { DeliveryRecord, PaymentRecord } from './model.ts';

const EVENTS = ['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture', 'refund.succeeded'];
const STATUSES = ['succeeded', 'canceled', 'pending', 'waiting_for_capture'];
const SHOWN_CALLS = 30;

/** @param record the payment whose page it is on; null on the page of all */
export function noticeRow(desk: Desk, delivery: DeliveryRecord, record: PaymentRecord | null): Html {
  const { texts } = desk;
  const hidden = { delivery: delivery.id, ...onPage(record) };
  const isSent = delivery.attempts > 0;
  const canDrop = delivery.state === 'held' || delivery.state === 'waiting';
  return html`<li><div class="line"><strong>${delivery.event}</strong>
    <span class="badge ${delivery.state}">${texts.deliveryStates[delivery.state]}</span></div>
    <p class="quiet"><code>${delivery.objectId}</code> · ${timeText(delivery.createdAt)} · ${texts.attempts}: ${delivery.attempts}</p>
    ${answers(delivery.log)}${more(texts.sent, delivery.body)}
    <div class="line">${command(
      desk,
      'repeat',
      html`<label>${texts.howOften}<input name="times" type="number" min="1" max="100" value="1"></label>
      <button class="small">${isSent ? texts.repeat : texts.sendNow}</button>`,
      hidden,
    )}${canDrop ? command(desk, 'drop', html`<button class="small">${texts.drop}</button>`, hidden) : null}</div></li>`;
}

export function forgeForm(desk: Desk, record: PaymentRecord | null): Html {
  const { texts } = desk;
  return html`<p class="quiet">${texts.forgeHint}</p>${command(
    desk,
    'forge',
    html`<label>${texts.event}<select name="event">${EVENTS.map((name) => html`<option>${name}</option>`)}</select></label>
    <label>${texts.objectId}<input name="objectId" autocomplete="off" value="${record?.id ?? ''}"></label>
    <label>${texts.sum}<input name="value" placeholder="1.00" inputmode="decimal"></label>
    <label>${texts.status}<select name="status">${STATUSES.map((name) => html`<option>${name}</option>`)}</select></label>
    <button>${texts.sendForged}</button>`,
    onPage(record),
  )}`;
}

export function forgeries(desk: Desk, record: PaymentRecord | null): Html | null {
  const { texts, webhooks } = desk;
  const sent = webhooks.forgeries().filter(({ body }) => body.includes(record?.id ?? ''));
  if (sent.length === 0) return null;
  const rows = sent.map((forged) => html`<li>${answers([forged])}${more(texts.sent, forged.body)}</li>`);
  return html`<h3>${texts.forgeries}</h3>${list(desk, rows)}`;
}

export function apiCalls(desk: Desk, record: PaymentRecord | null): Html {
  const { texts, journal } = desk;
  const rows = journal
    .read(record?.id)
    .slice(0, SHOWN_CALLS)
    .map(
      ({ at, call, key, asked, sent, answered }) => html`<li>
      <div class="line"><strong class="call">${call}</strong><span class="badge">${sent}</span></div>
      <p class="quiet">${timeText(at)}${key === null ? null : html` · Idempotence-Key <code>${key}</code>`}</p>
      ${asked === '' ? null : more(texts.asked, asked)}${more(texts.answered, answered)}</li>`,
    );
  return list(desk, rows);
}

function answers(log: readonly { at: string; status: string; text: string }[]): Html | null {
  if (log.length === 0) return null;
  const lines = log.map(
    ({ at, status, text }) =>
      html`<li>${timeText(at)} → <strong>${status}</strong> <code>${text}</code></li>`,
  );
  return html`<ol class="log">${lines}</ol>`;
}

function more(title: string, json: string): Html {
  return html`<details class="more"><summary>${title}</summary><pre tabindex="0">${indented(json)}</pre></details>`;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function onPage(record: PaymentRecord | null): Record<string, string> {
  return record ? { payment: record.id } : {};
}
