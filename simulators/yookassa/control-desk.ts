/** Building blocks of the control pages. */
import type { Faults } from './faults.ts';
import { type Html, html, page } from './html.ts';
import type { Journal } from './journal.ts';
import type { ControlTexts } from './messages.ts';
import type { PaymentRecord } from './model.ts';
import { languageLinks } from './payment-view.ts';
import type { Shop } from './shop.ts';
import type { Webhooks } from './webhooks.ts';

export type Controls = { shop: Shop; webhooks: Webhooks; faults: Faults; journal: Journal };
/** The controls as shown to somebody: in a language, after a command. */
export type Desk = Controls & { texts: ControlTexts; said: string | null; answer: string };
const SHOWN = 50;

export function deskPage({ texts }: Desk, title: string, body: Html, query = ''): string {
  return page(
    texts.language,
    title,
    html`<header class="notice"><p>${texts.notice}</p></header>
    <main class="wide">${languageLinks(texts, (language) => `/simulator?lang=${language}${query}`)}${body}</main>`,
  );
}

/** The result of the last command, announced when the page comes back. */
export function saidText({ texts, said, answer }: Desk): Html | null {
  if (said === null) return null;
  const text = Object.hasOwn(texts.said, said) ? texts.said[said as 'unknown'] : texts.said.unknown;
  return html`<p class="said" role="status">${text} ${answer}</p>`;
}

export function list({ texts }: Desk, rows: Html[]): Html {
  return rows.length === 0 ? html`<p class="quiet">${texts.empty}</p>` : html`<ul class="rows">${rows}</ul>`;
}

/** A form with one command. */
export function command(desk: Desk, name: string, fields: Html, hidden: Record<string, string> = {}): Html {
  const values = Object.entries({ do: name, ...hidden }).map(
    ([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`,
  );
  return html`<form method="post" action="/simulator?lang=${desk.texts.language}" class="row">${values}${fields}</form>`;
}

export function stateBadge({ texts }: Desk, { payment }: PaymentRecord): Html {
  return html`<span class="badge ${payment.status}">${texts.states[payment.status]}</span>`;
}

export function newest<T>(records: Map<string, T>): T[] {
  return [...records.values()].reverse().slice(0, SHOWN);
}

/** UTC time, as in the objects themselves. */
export function timeText(iso: string): string {
  return iso.replace(/T(.{8}).*/, ' $1 UTC');
}
