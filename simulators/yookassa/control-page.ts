import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Controls, controlView, FAULT_LABELS } from './control-view.ts';
import type { FaultKind, Faults } from './faults.ts';
import { forgedBody } from './forgery.ts';
import { readBody, refuseForeignForm, seeOther, sendPage } from './http.ts';
import { expireDue, settlePayment } from './payments.ts';
import { settleRefund } from './refunds.ts';

/** The technician's desk: GET shows it, each form posts one `do` and comes back to it. */
export async function serveControlPage(
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (request.method !== 'POST') {
    expireDue(controls.shop);
    return sendPage(response, 200, controlView(controls, url.searchParams.get('said')));
  }
  refuseForeignForm(request);
  const form = new URLSearchParams(await readBody(request));
  const said = await obey(controls, form);
  seeOther(response, `/simulator?said=${encodeURIComponent(said)}`);
}

async function obey(controls: Controls, form: URLSearchParams): Promise<string> {
  const { shop, webhooks } = controls;
  const text = (name: string) => form.get(name) ?? '';
  switch (text('do')) {
    case 'hold':
      await webhooks.hold(true);
      return 'Уведомления задерживаются';
    case 'unhold':
      await webhooks.hold(false);
      return 'Уведомления отправляются сразу';
    case 'release':
      await webhooks.release({ reverse: form.has('reverse'), times: count(text('times')) });
      return 'Задержанные уведомления отправлены';
    case 'delay':
      webhooks.delay(count(text('seconds'), 0) * 1_000);
      return 'Задержка первого уведомления задана';
    case 'repeat':
      await webhooks.repeat(text('delivery'), count(text('times')));
      return 'Уведомление отправлено повторно';
    case 'retry':
      await webhooks.retryNow();
      return 'Неудавшиеся уведомления отправлены снова';
    case 'forge':
      return `Ответ магазина на подделку: ${await webhooks.sendOnce(forged(controls, form))}`;
    case 'settle':
      settlePayment(
        shop,
        text('payment'),
        text('outcome') === 'success' ? 'success' : { reason: text('outcome') },
      );
      return 'Платёж завершён';
    case 'refunds':
      shop.refundOutcome =
        text('outcome') === 'pending' ? 'pending' : text('outcome') === 'canceled' ? 'canceled' : 'succeeded';
      return 'Исход следующих возвратов задан';
    case 'settle-refund':
      settleRefund(shop, text('refund'), text('outcome') === 'canceled' ? 'canceled' : 'succeeded');
      return 'Возврат завершён';
    case 'faults':
      readFaults(controls.faults, form);
      return 'Неполадки API заданы';
    default:
      return 'Неизвестная команда';
  }
}

function forged(controls: Controls, form: URLSearchParams): string {
  const objectId = form.get('objectId')?.trim() ?? '';
  const value = form.get('value')?.trim() ?? '';
  return forgedBody(controls.shop.ledger, {
    event: form.get('event') ?? 'payment.succeeded',
    ...(objectId === '' ? {} : { objectId }),
    change: {
      status: form.get('status') ?? 'succeeded',
      ...(value === '' ? {} : { amount: { value, currency: 'RUB' } }),
    },
  });
}

function readFaults(faults: Faults, form: URLSearchParams): void {
  for (const kind of Object.keys(FAULT_LABELS) as FaultKind[]) faults[kind] = count(form.get(kind) ?? '0', 0);
  faults.slowMs = count(form.get('slowSeconds') ?? '0', 0) * 1_000;
  faults.only = form.get('only')?.trim() ?? '';
}

function count(text: string, minimum = 1): number {
  const number = Math.floor(Number(text));
  return Number.isFinite(number) ? Math.min(Math.max(number, minimum), 1_000) : minimum;
}
