/**
 * T-Bank's Forma ("Покупай в кредит"): four calls, and the meaning of their answers. Sums travel as rubles. Every
 * ambiguous outcome is `unknown`: the caller repeats the same, or asks. Never throws because of the bank.
 */

import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { isPageOf, networkReason, parseJson } from '#server/outsideAnswers.ts';
import { givesUpAfter } from '#server/patience.ts';
import { second } from '#shared/dates.ts';
import { cut, shortened } from '#shared/graphemes.ts';
import { toRubles } from '#shared/money.ts';

/** An applicant waits for the first; nobody waits for the second. */
export const timeLimits = { interactiveMs: 7.5 * second, backgroundMs: 35 * second };

export type TbankSettings = NonNullable<Config['tbank']>;

export type BankAnswer<T> =
  | { kind: 'ok'; value: T }
  /** Understood and not done, with the bank's words. */
  | { kind: 'refused'; status: number; words: string }
  | { kind: 'unknown'; reason: string };

/** An application as the bank keeps it, in kopecks. */
export interface BankApplication {
  id: string;
  status: 'new' | 'inprogress' | 'approved' | 'rejected' | 'signed' | 'canceled';
  amountKopecks: number | null;
  isDemo: boolean;
  isCommitted: boolean;
  bank: string | null;
  coolsUntil: string | null;
}

/** Reason of an answer that is about another application: it says nothing about the one that was meant. */
export const anotherApplication = 'another application';

class AnotherApplication extends Error {}

export interface Patience {
  timeoutMs: number;
  /** Somebody waits for this call: it is not made while the bank is known to be down (outage.ts). */
  isAwaited?: boolean;
  /** Made for a webhook, which anybody may have invented: its outcome does not affect applicants. */
  isForWebhook?: boolean;
  signal?: AbortSignal;
}

export interface Request {
  orderNumber: string;
  courseTitle: string;
  amountKopecks: number;
  promoCode: string;
  webhookUrl: string;
  /** The page that tells how it went, whichever way it did. */
  returnUrl: string;
  contact: { firstName: string; lastName: string; middleName?: string; mobilePhone: string; email: string };
}

/** Repeatable: the same content under the same number is answered with the same link. */
export function createApplication(
  settings: TbankSettings,
  { contact, ...request }: Request,
  patience: Patience,
): Promise<BankAnswer<{ link: string }>> {
  const { mobilePhone, email, ...fio } = contact;
  const price = toRubles(request.amountKopecks);
  const body = {
    shopId: settings.shopId,
    showcaseId: settings.showcaseId,
    sum: price,
    orderNumber: request.orderNumber,
    promoCode: request.promoCode,
    items: [{ name: shortened(request.courseTitle, 255), quantity: 1, price }],
    webhookURL: request.webhookUrl,
    successURL: request.returnUrl,
    failURL: request.returnUrl,
    returnURL: request.returnUrl,
    values: { contact: { fio, mobilePhone, email } },
  };
  const path = settings.isDemo ? '/create-demo' : '/create';
  const answer = z.object({ link: z.string().refine((link) => isBankPage(settings, link)) });
  // No credentials: the bank knows the shop by its numbers.
  const sent = { ...body, ...(settings.isDemo && { demoFlow: 'sms' }) };
  return call(
    settings,
    { method: 'POST', path, body: JSON.stringify(sent) },
    { patience, read: answer.parse },
  );
}

export function showApplication(
  settings: TbankSettings,
  orderNumber: string,
  patience: Patience,
): Promise<BankAnswer<BankApplication>> {
  const path = `/${encodeURIComponent(orderNumber)}/info`;
  return call(
    settings,
    { method: 'GET', path },
    { patience, read: (json) => readApplication(json, orderNumber) },
  );
}

/** Tells the bank that the course is open. Refused in the cooling-off period. */
export function commitApplication(
  settings: TbankSettings,
  orderNumber: string,
  patience: Patience,
): Promise<BankAnswer<void>> {
  const path = `/${encodeURIComponent(orderNumber)}/commit`;
  return call(settings, { method: 'POST', path }, { patience, read: (json) => readStep(json, orderNumber) });
}

export function cancelApplication(
  settings: TbankSettings,
  orderNumber: string,
  patience: Patience,
): Promise<BankAnswer<void>> {
  const path = `/${encodeURIComponent(orderNumber)}/cancel`;
  return call(settings, { method: 'POST', path }, { patience, read: (json) => readStep(json, orderNumber) });
}

/** Whether the bank takes the shop's password: asked about an application that does not exist, it says so. */
export async function answersToShop(settings: TbankSettings): Promise<boolean> {
  const answer = await showApplication(settings, 'doctor', { timeoutMs: timeLimits.interactiveMs });
  return answer.kind !== 'unknown';
}

interface Reading<T> {
  patience: Patience;
  /** @throws where the answer is not what was asked for */
  read(answer: unknown): T;
}

async function call<T>(
  settings: TbankSettings,
  { method, path, body }: { method: string; path: string; body?: string },
  { patience: { timeoutMs, signal }, read }: Reading<T>,
): Promise<BankAnswer<T>> {
  const login = settings.isDemo ? `demo-${settings.showcaseId}` : settings.showcaseId;
  const credentials = Buffer.from(`${login}:${settings.password}`).toString('base64');
  const limit = givesUpAfter(timeoutMs);
  try {
    const response = await fetch(settings.url + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined
          ? { authorization: `Basic ${credentials}` }
          : { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    return readAnswer(response.status, await response.text(), read);
  } catch (error) {
    return { kind: 'unknown', reason: networkReason(error) };
  }
}

/**
 * 401 and 403 are our own settings, 429 is "not now": nothing was decided about the application, and the same may be
 * sent later.
 */
function readAnswer<T>(status: number, text: string, read: (answer: unknown) => T): BankAnswer<T> {
  const json = parseJson(text);
  if ([401, 403, 408, 429].includes(status)) return { kind: 'unknown', reason: `HTTP ${status}` };
  if (status >= 400 && status < 500) return { kind: 'refused', status, words: wordsOf(json) };
  if (status !== 200) return { kind: 'unknown', reason: `HTTP ${status}` };
  try {
    return { kind: 'ok', value: read(json) };
  } catch (error) {
    const isAnother = error instanceof AnotherApplication;
    return { kind: 'unknown', reason: isAnother ? anotherApplication : 'the answer is not one' };
  }
}

const applicationAnswer = z.object({
  id: z.string().min(1).max(100),
  status: z.enum(['new', 'inprogress', 'approved', 'rejected', 'signed', 'canceled']),
  order_amount: z.number().nullish(),
  demo: z.boolean().nullish(),
  committed: z.boolean().nullish(),
  chosen_bank: z.string().max(200).nullish(),
  commit_cooldown: z.object({ until: z.string().nullish(), has_happened: z.boolean().nullish() }).nullish(),
});

/** @throws AnotherApplication */
function readApplication(json: unknown, orderNumber: string): BankApplication {
  const answer = applicationAnswer.parse(json);
  if (answer.id !== orderNumber) throw new AnotherApplication();
  const cooldown = answer.commit_cooldown;
  const until = cooldown?.until && !cooldown.has_happened ? new Date(cooldown.until) : null;
  return {
    id: answer.id,
    status: answer.status,
    amountKopecks: answer.order_amount == null ? null : Math.round(answer.order_amount * 100),
    isDemo: answer.demo === true,
    isCommitted: answer.committed === true,
    bank: answer.chosen_bank ?? null,
    coolsUntil: until && !Number.isNaN(until.getTime()) ? until.toISOString() : null,
  };
}

/**
 * The answer to a step names its application at most, and not always.
 * @throws AnotherApplication
 */
function readStep(json: unknown, orderNumber: string): void {
  const answer = z.object({ id: z.string() }).safeParse(json);
  if (answer.success && answer.data.id !== orderNumber) throw new AnotherApplication();
}

/** True for the bank's own pages: applicants are sent nowhere else, whatever an answer says. */
export function isBankPage(settings: TbankSettings, address: string): boolean {
  return isPageOf({ hosts: ['tbank.ru', 'tinkoff.ru'], url: settings.url }, address);
}

/** `{"errors": ["…"]}`, as far as known; for staff. */
function wordsOf(json: unknown): string {
  const parsed = z.object({ errors: z.array(z.string()) }).safeParse(json);
  return parsed.success ? cut(parsed.data.errors.join('; '), 300) : '';
}
