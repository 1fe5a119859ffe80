import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hasHalves } from '../yookassa/checks.ts';
import { cancel, commit } from './decisions.ts';
import { infoOf } from './info.ts';
import type { Application, Item } from './model.ts';
import { Refusal, type Shop } from './shop.ts';

/** The smallest sum that the bank lends. */
const minimumKopecks = 3_000_00;
export const apiPath = '/api/partners/v2/orders';

/** One call of the API. @throws Refusal */
export function answerCall(shop: Shop, request: IncomingMessage, path: string, text: string): object {
  const [first = '', action = ''] = path.slice(apiPath.length + 1).split('/');
  const orderNumber = decodeURIComponent(first);
  if (request.method === 'POST' && (first === 'create' || first === 'create-demo') && !action) {
    if (hasHalves(text)) throw new Refusal(400, 'Тело запроса не в Юникоде');
    return create(shop, JSON.parse(text) as Record<string, unknown>, first === 'create-demo');
  }
  const application = shop.ledger.applications.get(orderNumber);
  authorise(shop, request, application);
  if (!application) throw new Refusal(404, 'Заявка не найдена');
  if (request.method === 'GET' && action === 'info') return infoOf(application);
  if (request.method === 'POST' && action === 'commit') return infoOf(commit(shop, application));
  if (request.method === 'POST' && action === 'cancel') return infoOf(cancel(shop, application));
  throw new Refusal(404, 'Нет такого метода');
}

/** Calls about a demo application use the prefix that the bank's documents name. */
function authorise(shop: Shop, request: IncomingMessage, application: Application | undefined): void {
  const login = application?.isDemo ? `demo-${shop.showcaseId}` : shop.showcaseId;
  const right = `Basic ${Buffer.from(`${login}:${shop.password}`).toString('base64')}`;
  if (request.headers.authorization !== right) throw new Refusal(401, 'Неверный логин или пароль');
}

function create(shop: Shop, body: Record<string, unknown>, isDemo: boolean): object {
  if (body.shopId !== shop.shopId || body.showcaseId !== shop.showcaseId)
    throw new Refusal(400, 'Неизвестный магазин или витрина');
  const orderNumber = text(body.orderNumber, 'orderNumber', 64);
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const known = shop.ledger.applications.get(orderNumber);
  if (known) {
    if (known.bodyHash !== bodyHash) throw new Refusal(422, 'Заявка с этим номером уже есть');
    return { id: known.key, link: linkOf(shop, known) };
  }
  const application = newApplication(shop, body, { orderNumber, isDemo, bodyHash });
  shop.ledger.save(application);
  return { id: application.key, link: linkOf(shop, application) };
}

function newApplication(
  shop: Shop,
  body: Record<string, unknown>,
  identity: Pick<Application, 'orderNumber' | 'isDemo' | 'bodyHash'>,
): Application {
  const items = itemsOf(body.items);
  const sumKopecks = kopecks(body.sum, 'sum');
  const total = items.reduce((sum, item) => sum + kopecks(item.price, 'price') * item.quantity, 0);
  if (total !== sumKopecks) throw new Refusal(422, 'Сумма не равна сумме товаров');
  if (sumKopecks < minimumKopecks) throw new Refusal(422, 'Сумма меньше минимальной');
  const promoCode = text(body.promoCode ?? 'default', 'promoCode', 64);
  const months = promoCode === 'default' ? 12 : shop.promoCodes.get(promoCode);
  if (!months) throw new Refusal(422, 'Неизвестный промокод');
  return {
    ...identity,
    key: `${identity.isDemo ? 'demo-' : ''}${randomBytes(12).toString('hex')}`,
    sumKopecks,
    items,
    promoCode,
    months,
    contact: contactOf(body.values),
    status: 'new',
    refusals: [],
    chosenBank: null,
    isCommitted: false,
    coolsUntil: null,
    hasCooled: false,
    webhookUrl: webhookOf(shop, body.webhookURL),
    successUrl: addressOf(body.successURL),
    failUrl: addressOf(body.failURL),
    returnUrl: addressOf(body.returnURL),
    createdAt: shop.now().toISOString(),
  };
}

function linkOf(shop: Shop, { key }: Application): string {
  return `${shop.publicUrl()}/form/${key}`;
}

function itemsOf(value: unknown): Item[] {
  if (!Array.isArray(value) || value.length === 0) throw new Refusal(422, 'Нет товаров');
  return value.map((item: Record<string, unknown>) => {
    const quantity = Number(item.quantity);
    if (!Number.isInteger(quantity) || quantity < 1) throw new Refusal(422, 'Неверное количество');
    return { name: text(item.name, 'name', 255), quantity, price: Number(item.price) };
  });
}

function contactOf(values: unknown): Application['contact'] {
  const { contact = {} } = (values ?? {}) as { contact?: Record<string, unknown> };
  const fio = (contact.fio ?? {}) as Record<string, unknown>;
  const mobilePhone = String(contact.mobilePhone ?? '');
  if (mobilePhone && !/^9\d{9}$/.test(mobilePhone)) throw new Refusal(422, 'Телефон: мобильный, десять цифр');
  if (contact.fio !== undefined) {
    name(fio.lastName, 'lastName');
    name(fio.firstName, 'firstName');
    if (fio.middleName !== undefined) name(fio.middleName, 'middleName');
  }
  return {
    firstName: String(fio.firstName ?? ''),
    lastName: String(fio.lastName ?? ''),
    middleName: String(fio.middleName ?? ''),
    mobilePhone,
    email: String(contact.email ?? ''),
  };
}

/** A contract is made out to it. */
function name(value: unknown, field: string): void {
  if (!/^\p{L}[\p{L}\p{M} .'’-]{0,127}$/u.test(text(value, field, 128)))
    throw new Refusal(422, `Неверное поле ${field}`);
}

/** Its domain must be the registered one. */
function webhookOf(shop: Shop, value: unknown): string | null {
  const address = addressOf(value);
  const site = shop.site();
  if (address && site && new URL(address).host !== new URL(site).host)
    throw new Refusal(400, 'Адрес webhookURL не на сайте магазина');
  return address;
}

function addressOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || !URL.canParse(value)) throw new Refusal(400, 'Неверный адрес');
  return value;
}

function text(value: unknown, name: string, max: number): string {
  if (typeof value !== 'string' || value === '' || value.length > max)
    throw new Refusal(422, `Неверное поле ${name}`);
  return value;
}

/** A number of rubles with at most two decimals. */
function kopecks(value: unknown, name: string): number {
  const amount = typeof value === 'number' ? Math.round(value * 100) : Number.NaN;
  if (!Number.isSafeInteger(amount) || amount <= 0 || Math.abs(amount / 100 - Number(value)) > 1e-9)
    throw new Refusal(422, `Неверная сумма ${name}`);
  return amount;
}
