import { type Html, html, page } from '../yookassa/html.ts';
import type { Person } from './people.ts';
import { type Language, textsIn } from './texts.ts';

type Shown = { provider: string; language: Language };

/** Choice of a person. Each button posts back to the same address as the request. */
export function choicePage(
  { provider, language }: Shown,
  people: readonly Person[],
  hasVerified: boolean,
): string {
  const t = textsIn(language, provider);
  return framed(
    { provider, language },
    t.choose,
    html`<p class="quiet">${t.wants}</p>
<form method="post" class="outcomes">${people.map(
      (person) => html`<button name="person" value="${person.id}">${person.firstName} ${person.lastName}<br>
<small>${person.email ?? t.noEmail}${person.email && hasVerified && !person.isEmailVerified ? ` (${t.unverified})` : ''}</small></button>`,
    )}</form>
<details><summary>${t.other}</summary><form method="post" class="card">
<label>${t.firstName}<input name="firstName" required autocomplete="off"></label>
<label>${t.lastName}<input name="lastName" autocomplete="off"></label>
<label class="whole">${t.email}<input name="email" type="email" autocomplete="off"></label>
${hasVerified && html`<label class="whole"><input type="checkbox" name="verified" checked>${t.verified}</label>`}
<button class="primary whole">${t.signIn}</button></form></details>
<form method="post" class="back"><button name="cancel" value="1">${t.cancel}</button></form>`,
  );
}

/** Errors in a request are shown here: redirecting could lead to an address under a stranger's control. */
export function refusalPage(shown: Shown, why: string): string {
  return framed(shown, textsIn(shown.language, shown.provider).refused, html`<p><code>${why}</code></p>`);
}

/** The control page for the person running the demo. */
export function controlsPage(shown: Shown, kinds: readonly string[], current: string): string {
  const t = textsIn(shown.language, shown.provider);
  return framed(
    shown,
    t.controls,
    html`<form method="post" class="card"><label class="whole">${t.behave}<select name="misbehave">${kinds.map(
      (kind) => html`<option value="${kind}"${kind === current && html` selected`}>${kind}</option>`,
    )}</select></label><button class="primary whole">${t.save}</button></form>`,
  );
}

function framed({ provider, language }: Shown, title: string, body: Html): string {
  const t = textsIn(language, provider);
  return page(
    language,
    title,
    html`<header class="notice"><p>${t.simulator}</p></header><main><h1>${title}</h1>${body}</main>`,
  );
}
