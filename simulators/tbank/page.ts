/** The bank's form at the link of an application, and the control page of the simulator. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { html, page } from '../yookassa/html.ts';
import { readBody, refuseForeignForm, seeOther, sendPage } from '../yookassa/http.ts';
import { isOpen, type Step, steps, stepsOf, take } from './decisions.ts';
import type { Faults } from './faults.ts';
import type { Application } from './model.ts';
import type { Shop } from './shop.ts';
import { type Texts, textsIn } from './texts.ts';
import type { Webhooks } from './webhooks.ts';

export interface Controls {
  shop: Shop;
  faults: Faults;
  webhooks: Webhooks;
}

const money = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** GET shows the form, each button posts one step. */
export async function serveForm(
  { shop }: Controls,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const texts = textsIn(url.searchParams.get('lang'), request.headers['accept-language'] ?? '');
  const key = url.pathname.split('/')[2] ?? '';
  const application = [...shop.ledger.applications.values()].find((one) => one.key === key);
  if (!application)
    return sendPage(response, 404, frame(texts, texts.unknown, html`<h1>${texts.unknown}</h1>`));
  if (request.method === 'POST') {
    refuseForeignForm(request);
    const step = new URLSearchParams(await readBody(request)).get('step') ?? '';
    const known = steps.find((one) => one === step);
    if (known && stepsOf(application).includes(known)) take(shop, application, known);
    return seeOther(response, `${url.pathname}${url.search}`);
  }
  sendPage(response, 200, frame(texts, texts.title, formBody(texts, application, url)));
}

function formBody(texts: Texts, application: Application, url: URL) {
  const { contact, items, sumKopecks, months, refusals, chosenBank, isCommitted, status } = application;
  const back =
    status === 'signed'
      ? application.successUrl
      : status === 'canceled'
        ? application.failUrl
        : application.returnUrl;
  return html`<h1>${texts.title}</h1>
    <p>${items.map(({ name }) => name).join(', ')}</p>
    <p class="sum">${money.format(sumKopecks / 100)} ₽</p>
    <p class="quiet">${texts.terms.replace('{months}', String(months))}</p>
    ${url.searchParams.get('voice') === 'y' ? html`<p class="said">${texts.voice}</p>` : null}
    <p class="said" role="status"><strong>${texts.states[status]}</strong></p>
    <div class="facts">
      <div><dt>${texts.contact}</dt><dd>${contact.lastName} ${contact.firstName} ${contact.middleName}<br>+7 ${contact.mobilePhone}<br>${contact.email}</dd></div>
      ${refusals.length > 0 ? html`<div><dt>${texts.refusals}</dt><dd>${refusals.join(', ')}</dd></div>` : null}
      ${chosenBank ? html`<div><dt>${texts.bank}</dt><dd>${chosenBank}</dd></div>` : null}
    </div>
    ${isCommitted ? html`<p class="quiet">${texts.committed}</p>` : null}
    <form method="post" class="card"><div class="whole outcomes">
      ${stepsOf(application).map((step) => stepButton(texts, step, isOpen(application)))}
    </div></form>
    ${back ? html`<p class="back"><a class="button" href="${back}">${texts.toShop}</a></p>` : null}`;
}

function stepButton(texts: Texts, step: Step, isFirst: boolean) {
  const isMain = step === 'sign' || (step === 'approve' && isFirst);
  return html`<button name="step" value="${step}" class="${isMain ? 'primary' : ''}">${texts.steps[step]}</button>`;
}

/** All applications, the faults and the webhooks. */
export async function serveControls(
  { shop, faults, webhooks }: Controls,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const texts = textsIn(url.searchParams.get('lang'), request.headers['accept-language'] ?? '');
  if (request.method === 'POST') {
    refuseForeignForm(request);
    const form = new URLSearchParams(await readBody(request));
    faults.isDown = form.has('down');
    webhooks.lose(form.has('lose'));
    return seeOther(response, `${url.pathname}${url.search}`);
  }
  const newest = [...shop.ledger.applications.values()].toReversed();
  const body = html`<h1>${texts.list}</h1>
    ${newest.length === 0 ? html`<p>${texts.none}</p>` : null}
    <ul class="rows">${newest.map(
      (one) => html`<li><div class="line"><span class="badge">${texts.states[one.status]}</span>
        <strong>${money.format(one.sumKopecks / 100)} ₽</strong>
        <span>${one.contact.lastName} ${one.contact.firstName}</span>
        <a class="button small" href="/form/${one.key}">${texts.title}</a></div></li>`,
    )}</ul>
    <h2>${texts.faults}</h2>
    <form method="post"><div class="row">
      <label class="check"><input type="checkbox" name="down" ${faults.isDown ? html`checked` : null}> ${texts.isDown}</label>
      <label class="check"><input type="checkbox" name="lose"> ${texts.isLosing}</label>
      <button class="small">${texts.save}</button></div></form>
    <h2>${texts.webhooks}</h2>
    <ul class="log">${webhooks
      .deliveries()
      .slice(-30)
      .toReversed()
      .map(
        ({ orderNumber, status, state, answer }) =>
          html`<li>${orderNumber} ${status}: ${state} ${answer}</li>`,
      )}</ul>`;
  sendPage(response, 200, frame(texts, texts.list, body));
}

function frame(texts: Texts, title: string, body: ReturnType<typeof html>): string {
  return page(
    texts.language,
    title,
    html`<div class="notice"><p>${texts.notice}</p></div><main class="wide">${body}</main>`,
  );
}
