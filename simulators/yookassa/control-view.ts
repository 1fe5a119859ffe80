import type { FaultKind, Faults } from './faults.ts';
import { type Html, html, page } from './html.ts';
import type { DeliveryRecord, PaymentRecord, RefundRecord } from './model.ts';
import { PAGE_PATH } from './new-payment.ts';
import type { Shop } from './shop.ts';
import type { Webhooks } from './webhooks.ts';

export type Controls = { shop: Shop; webhooks: Webhooks; faults: Faults };
const SHOWN = 100;

export const FAULT_LABELS: Record<FaultKind, string> = {
  failBeforeCommit: 'Ошибка 500, ничего не сделано',
  failAfterCommit: 'Ошибка 500, хотя всё сделано',
  tooManyRequests: '429, слишком много запросов',
  legacyProcessing: 'Старый ответ 202 «в обработке»',
  htmlInsteadOfJson: 'HTML вместо JSON',
  cutConnection: 'Обрыв посреди ответа',
};

/** The whole desk on one page, newest first. */
export function controlView(controls: Controls, said: string | null): string {
  const { ledger } = controls.shop;
  const body = html`<p class="notice" role="note">Учебная касса — деньги не списываются</p><main class="wide">
    <h1>Управление учебной кассой</h1>
    ${said === null ? null : html`<p role="status">${said}</p>`}
    <h2>Платежи</h2>${payments(newest(ledger.payments))}
    <h2>Возвраты</h2>${refundForm(controls)}${refunds(newest(ledger.refunds))}
    <h2>Уведомления магазину</h2>${webhookForms(controls)}${deliveries(newest(ledger.deliveries))}
    <h2>Поддельное уведомление</h2>${forgeForm()}
    <h2>Неполадки API</h2>${faultForm(controls)}</main>`;
  return page('ru', 'Управление учебной кассой', body);
}

function payments(records: PaymentRecord[]): Html {
  return table(
    ['Платёж', 'Создан', 'Сумма', 'Статус', 'Описание', ''],
    records.map(({ id, payment }) => [
      html`<a href="${PAGE_PATH}?orderId=${id}"><code>${id}</code></a>`,
      timeText(payment.created_at),
      `${payment.amount.value}\u00a0₽`,
      `${payment.status} ${payment.cancellation_details?.reason ?? ''}`,
      payment.description,
      payment.status !== 'pending'
        ? null
        : form(
            'settle',
            html`<input type="hidden" name="payment" value="${id}">
      <button class="small" name="outcome" value="success">Оплатить</button>
      <button class="small" name="outcome" value="expired_on_confirmation">Время вышло</button>`,
          ),
    ]),
  );
}

function refunds(records: RefundRecord[]): Html {
  return table(
    ['Возврат', 'Платёж', 'Сумма', 'Статус', ''],
    records.map(({ id, refund }) => [
      html`<code>${id}</code>`,
      html`<code>${refund.payment_id}</code>`,
      `${refund.amount.value}\u00a0₽`,
      refund.status,
      refund.status !== 'pending'
        ? null
        : form(
            'settle-refund',
            html`<input type="hidden" name="refund" value="${id}">
      <button class="small" name="outcome" value="succeeded">Провести</button>
      <button class="small" name="outcome" value="canceled">Отказать</button>`,
          ),
    ]),
  );
}

function refundForm({ shop }: Controls): Html {
  const choices = { succeeded: 'проходят сразу', pending: 'ждут решения', canceled: 'отклоняются' };
  const options = Object.entries(choices).map(
    ([value, label]) =>
      html`<option value="${value}" ${shop.refundOutcome === value ? html`selected` : null}>${label}</option>`,
  );
  return row(
    'refunds',
    html`<label>Следующие возвраты<select name="outcome">${options}</select></label><button>Задать</button>`,
  );
}

function webhookForms({ webhooks }: Controls): Html {
  const isHolding = webhooks.isHolding();
  return html`<p class="quiet">Адрес: <code>${webhooks.url() ?? 'не задан'}</code></p>
    ${row(isHolding ? 'unhold' : 'hold', html`<button>${isHolding ? 'Больше не задерживать' : 'Задерживать уведомления'}</button>`)}
    ${row(
      'release',
      html`<label>Сколько раз каждое<input name="times" type="number" min="1" max="100" value="1"></label>
      <label><input type="checkbox" name="reverse">в обратном порядке</label><button>Отправить задержанные</button>`,
    )}
    ${row('delay', html`<label>Задержка первого уведомления, секунд<input name="seconds" type="number" min="0" max="1000" value="${webhooks.delayMs() / 1_000}"></label><button>Задать задержку</button>`)}
    ${row('retry', html`<button>Повторить неудавшиеся сейчас</button>`)}`;
}

function deliveries(records: DeliveryRecord[]): Html {
  return table(
    ['Событие', 'Объект', 'Время', 'Состояние', 'Попыток', 'Ответ', ''],
    records.map((record) => [
      record.event,
      html`<code>${record.objectId}</code>`,
      timeText(record.createdAt),
      record.state,
      record.attempts,
      record.lastAnswer,
      form(
        'repeat',
        html`<input type="hidden" name="delivery" value="${record.id}">
      <input name="times" type="number" min="1" max="100" value="1" aria-label="Сколько раз"><button class="small">Повторить</button>`,
      ),
    ]),
  );
}

function forgeForm(): Html {
  const events = ['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture', 'refund.succeeded'];
  const statuses = ['succeeded', 'canceled', 'pending', 'waiting_for_capture'];
  return row(
    'forge',
    html`<label>Событие<select name="event">${events.map((name) => html`<option>${name}</option>`)}</select></label>
    <label>Номер платежа или чужой номер<input name="objectId" autocomplete="off"></label>
    <label>Сумма<input name="value" placeholder="1.00" inputmode="decimal"></label>
    <label>Статус<select name="status">${statuses.map((name) => html`<option>${name}</option>`)}</select></label>
    <button>Отправить подделку</button>`,
  );
}

function faultForm({ faults }: Controls): Html {
  const counters = (Object.keys(FAULT_LABELS) as FaultKind[]).map(
    (kind) => html`<label>${FAULT_LABELS[kind]}, следующих ответов
    <input name="${kind}" type="number" min="0" max="1000" value="${faults[kind]}"></label>`,
  );
  return row(
    'faults',
    html`${counters}
    <label>Каждый ответ медлит, секунд<input name="slowSeconds" type="number" min="0" max="1000" value="${faults.slowMs / 1_000}"></label>
    <label>Только вызовы, начинающиеся с<input name="only" placeholder="POST /v3/refunds" value="${faults.only}"></label>
    <button>Задать неполадки</button>`,
  );
}

function row(command: string, fields: Html): Html {
  return html`<form method="post" action="/simulator" class="row"><input type="hidden" name="do" value="${command}">${fields}</form>`;
}

function form(command: string, fields: Html): Html {
  return html`<form method="post" action="/simulator"><input type="hidden" name="do" value="${command}">${fields}</form>`;
}

function table(heads: string[], rows: unknown[][]): Html {
  if (rows.length === 0) return html`<p class="quiet">Пока пусто.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${heads[0]}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** UTC, as the API itself tells time. */
function timeText(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

function newest<T>(records: Map<string, T>): T[] {
  return [...records.values()].slice(-SHOWN).reverse();
}
