/** Steps of banks and buyers in an application. Each step that the bank tells the shop of sends a webhook. */
import { type Application, banks, type Status } from './model.ts';
import { Refusal, type Shop } from './shop.ts';

/** The steps that the bank's form offers in a trial. */
export const steps = [
  'fill',
  'approve',
  'refuse',
  'refuse_all',
  'sign',
  'sign_cooling',
  'cool',
  'cancel',
] as const;
export type Step = (typeof steps)[number];

/** Contracts that can be withdrawn from for a while, by law from 50,000 rubles on: four hours. */
const coolingMs = 4 * 3_600_000;

const open: readonly Status[] = ['new', 'inprogress', 'rejected'];

/** Steps possible now. */
export function stepsOf({ status, coolsUntil, hasCooled, refusals }: Application): Step[] {
  if (status === 'new') return ['fill', 'approve', 'refuse', 'refuse_all', 'cancel'];
  if (status === 'inprogress' || status === 'rejected')
    return [
      ...(refusals.length < banks.length ? (['approve', 'refuse'] as const) : []),
      'refuse_all',
      'cancel',
    ];
  if (status === 'approved') return ['sign', 'sign_cooling', 'cancel'];
  if (status === 'signed' && coolsUntil && !hasCooled) return ['cool', 'cancel'];
  return [];
}

/** @throws Refusal where the application is past it */
export function take(shop: Shop, application: Application, step: Step): Application {
  if (!stepsOf(application).includes(step))
    throw new Refusal(422, `Нельзя: ${step} после ${application.status}`);
  if (step === 'fill') return change(shop, application, { status: 'inprogress' }, false);
  if (step === 'cancel') return change(shop, application, { status: 'canceled' });
  if (step === 'sign') return change(shop, application, { status: 'signed' });
  if (step === 'cool') return change(shop, application, { hasCooled: true });
  if (step === 'sign_cooling') {
    const coolsUntil = new Date(shop.now().getTime() + coolingMs).toISOString();
    return change(shop, application, { status: 'signed', coolsUntil });
  }
  const bank = banks[application.refusals.length] ?? banks[0];
  if (step === 'approve') return change(shop, application, { status: 'approved', chosenBank: bank });
  if (step === 'refuse')
    return change(shop, application, { status: 'rejected', refusals: [...application.refusals, bank] });
  for (const one of banks.slice(application.refusals.length))
    change(shop, application, { status: 'rejected', refusals: [...application.refusals, one] });
  return change(shop, application, { status: 'canceled' });
}

/** The shop confirms what it has delivered. @throws Refusal in the cooling-off period, or before signing */
export function commit(shop: Shop, application: Application): Application {
  if (application.isCommitted) return application;
  if (application.status !== 'signed') throw new Refusal(422, 'Договор не подписан');
  const { coolsUntil } = application;
  const isOver = application.hasCooled || coolsUntil === null || shop.now().toISOString() >= coolsUntil;
  if (!isOver) throw new Refusal(422, 'Период охлаждения');
  return change(shop, application, { isCommitted: true, hasCooled: coolsUntil !== null }, false);
}

/** The shop withdraws it. @throws Refusal after it was committed */
export function cancel(shop: Shop, application: Application): Application {
  if (application.status === 'canceled') return application;
  if (application.isCommitted) throw new Refusal(422, 'Заявка уже подтверждена');
  return change(shop, application, { status: 'canceled' });
}

export function isOpen({ status }: Application): boolean {
  return open.includes(status);
}

function change(
  shop: Shop,
  application: Application,
  values: Partial<Application>,
  isTold = true,
): Application {
  Object.assign(application, values);
  shop.ledger.save(application);
  if (isTold) shop.notify(application);
  return application;
}
