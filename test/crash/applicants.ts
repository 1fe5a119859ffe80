/** Two people who buy by instalments without a break, and what the bank and they do then. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { instalmentsApi } from '#features/sales/instalments/contract/instalments.ts';
import { ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { toRubles } from '#shared/money.ts';
import type { Application } from '#simulators/tbank/model.ts';
import { webhooks } from './courier.ts';
import { type Customers, chance, type Press, pressOn, type Told, type Town } from './customers.ts';
import type { Course, Member, School } from './school.ts';

/** Each has an account and a telephone of their own, so that what they buy is bought once. */
interface Applicant extends Told {
  member: Member;
  course: Course;
  requestId: string;
  amount: number;
}

interface Answer {
  payment_reference: string;
  state: string;
}

export function sendApplicants(town: Town, school: School, count: number): Customers {
  const customers: Customers = { told: [], strange: [], lostAnswers: 0, bought: 0, goHome: async () => {} };
  let isLeaving = false;
  const apply = async (): Promise<void> => {
    while (!isLeaving) {
      await buyOnce(town, school, customers);
      await pause(Math.random() * 400);
    }
  };
  const going = Array.from({ length: count }, apply);
  customers.goHome = async () => {
    isLeaving = true;
    await Promise.all(going);
  };
  return customers;
}

async function buyOnce(town: Town, school: School, customers: Customers): Promise<void> {
  const member = school.applicants.shift();
  if (!member) return;
  const course = school.courses[customers.told.length % school.courses.length]!;
  const applicant: Applicant = {
    mark: `+7${9_500_000_000 + customers.told.length}`,
    member,
    course,
    requestId: randomUUID(),
    amount: toRubles(course.priceKopecks),
    ...{ amounts: new Set(), orders: new Set(), payments: new Set(), sawPaid: false },
  };
  customers.told.push(applicant);
  const answer = await pressOn<Answer>(town, customers, formOf(applicant));
  if (!answer) return;
  applicant.payments.add(answer.payment_reference);
  const application = town.tbank.applications().find(({ contact }) => isOf(contact, applicant));
  // Killed before the bank got it: the schedule sends it, and the applicant never returns to it.
  if (application) await decide(town, customers, { applicant, application });
  if (chance(0.3)) await lookOnce(town, customers, applicant);
}

function isOf({ mobilePhone }: Application['contact'], { mark }: Applicant): boolean {
  return mark.endsWith(mobilePhone);
}

function formOf(applicant: Applicant): Press {
  const { member, course, requestId, amount, mark } = applicant;
  applicant.amounts.add(amount);
  return {
    told: applicant,
    again: (changed) => {
      applicant.amount = changed;
      return formOf(applicant);
    },
    request: {
      path: instalmentsApi.create.path,
      token: member.token,
      body: {
        course_id: course.id,
        amount,
        request_id: requestId,
        user_phone: mark,
        user_name: 'Вера Ким',
        application_type: 'form',
        installment_months: 6,
        privacy_consent: true,
        offer_consent: true,
      },
    },
  };
}

interface Case {
  applicant: Applicant;
  application: Application;
}

/** Most sign; the others are refused by every bank, withdraw, give up here, or walk away. */
async function decide(town: Town, customers: Customers, { applicant, application }: Case): Promise<void> {
  const { tbank, courier } = town;
  const { orderNumber } = application;
  // The bank alone tells nothing to a person with the link: the product asks it.
  if (chance(0.1)) void town.ask(forged(orderNumber)).catch(() => {});
  if (town.mayLoseNotices() && chance(0.1)) courier.lose(orderNumber);
  const dice = Math.random();
  if (dice < 0.08) return;
  if (dice < 0.16) return void tbank.take(orderNumber, 'refuse_all');
  if (dice < 0.22) return void tbank.take(orderNumber, 'fill', 'cancel');
  tbank.take(orderNumber, 'fill', ...(chance(0.3) ? (['refuse'] as const) : []), 'approve');
  await pause(Math.random() * 300);
  // The product tells the bank of it within a minute.
  if (dice < 0.3 && town.mayLoseNotices()) await giveUp(town, customers, applicant);
  if (application.status !== 'approved') return;
  if (dice > 0.4) {
    tbank.take(orderNumber, 'sign');
    customers.bought += 1;
    return;
  }
  tbank.take(orderNumber, 'sign_cooling');
  await pause(Math.random() * 300);
  tbank.take(orderNumber, dice > 0.35 ? 'cool' : 'cancel');
}

function forged(orderNumber: string) {
  return { path: webhooks.bank, body: { id: orderNumber, status: 'signed', committed: true } };
}

/** Cancels the order in the cabinet, if the product is there to hear it; the bank's form is still open. */
async function giveUp({ origin, ask }: Town, customers: Customers, { member, payments }: Applicant) {
  const headers = { authorization: `Bearer ${member.token}` };
  try {
    const shown = await fetch(origin + ownOrdersApi.list.path, { headers });
    const { orders } = (await shown.json()) as { orders: { id: string; can_cancel: boolean }[] };
    const open = orders.find(({ can_cancel }) => can_cancel);
    if (!open) return;
    const path = ownOrdersApi.cancel.path.replace('{id}', open.id);
    const { status } = await ask({ path, body: {}, token: member.token });
    if (![200, 409].includes(status))
      customers.strange.push(`${[...payments]} canceled and was answered ${status}`);
  } catch {
    customers.lostAnswers += 1;
  }
}

async function lookOnce({ ask }: Town, customers: Customers, applicant: Applicant): Promise<void> {
  const [payment_reference] = applicant.payments;
  const request = { path: instalmentsApi.status.path, body: { payment_reference } };
  const reply = await ask(request).catch(() => null);
  if (reply && reply.status !== 200)
    customers.strange.push(`${applicant.mark} asked and was answered ${reply.status} ${reply.body.code}`);
}
