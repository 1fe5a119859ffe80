import type { Mail } from './mailbox.ts';

export const MAILBOX_PATH = '/demo/mailbox';
const SHOWN = 200;

/**
 * Policy for `/demo/mailbox/{id}/html`: a mail has inline styles and must run no script. `allow-popups` lets
 * its links open in a new tab, and that tab is a normal one.
 */
export const MAIL_HTML_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

/** The mailbox's whole page; no script and no inline style in it, so a strict policy may be sent with it. */
export function mailboxPage(mails: readonly Mail[], selectedId: string | null = null): string {
  const selected = mails.find((mail) => mail.id === selectedId) ?? null;
  const title = selected ? `${selected.subject} — Учебная почта` : 'Учебная почта';
  const isMissing = selectedId !== null && selected === null;
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)}</title><link rel="stylesheet" href="/demo/mailbox.css"></head>
<body><header class="notice">Учебная почта — письма никуда не уходят</header>
<div class="mailbox${selected ? ' has-mail' : ''}">
${mailList(mails, selected)}
<main>${selected ? oneMail(selected) : noMail(isMissing, mails.length)}</main>
</div></body></html>`;
}

/** The HTML part alone, for the frame; its links open outside of it. */
export function mailHtmlDocument(mail: Mail): string {
  const html = mail.html ?? `<pre>${escaped(mail.text)}</pre>`;
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html)
    ? html.replace(/<head[^>]*>/i, (head) => `${head}${base}`)
    : `<!doctype html><meta charset="utf-8">${base}${html}`;
}

function mailList(mails: readonly Mail[], selected: Mail | null): string {
  const rows = [...mails]
    .reverse()
    .slice(0, SHOWN)
    .map((mail) => {
      const current = mail === selected ? ' aria-current="page"' : '';
      return `<li><a href="${mailPath(mail)}"${current}><span class="to">${escaped(mail.to.join(', '))}</span>
      <time datetime="${mail.receivedAt.toISOString()}">${timeText(mail.receivedAt)}</time>
      <span class="subject">${escaped(mail.subject || 'Без темы')}</span></a></li>`;
    });
  return `<nav aria-label="Письма"><h1><a href="${MAILBOX_PATH}">Письма</a></h1>
    ${rows.length === 0 ? '<p class="quiet">Писем пока нет.</p>' : `<ol>${rows.join('')}</ol>`}</nav>`;
}

function noMail(isMissing: boolean, count: number): string {
  if (isMissing) return '<p>Такого письма нет: его удалили или оно ещё не пришло.</p>';
  if (count === 0)
    return '<p>Зарегистрируйтесь или оставьте заявку на сайте: письмо появится здесь. Обновите страницу, чтобы увидеть новое.</p>';
  return '<p>Выберите письмо в списке. Обновите страницу, чтобы увидеть новые.</p>';
}

function oneMail(mail: Mail): string {
  const links = mail.links.map(
    ({ href, text }) =>
      `<li><a href="${escaped(href)}" rel="noreferrer">${escaped(text)}</a>${text === href ? '' : `<br><small>${escaped(href)}</small>`}</li>`,
  );
  const attachments = mail.attachments.map(
    (file) =>
      `<li>${escaped(file.filename || file.contentType)} <small>${Math.ceil(file.size / 1024)} КБ</small></li>`,
  );
  return `<p class="all"><a href="${MAILBOX_PATH}">← Все письма</a></p><h2>${escaped(mail.subject || 'Без темы')}</h2>
    <dl><div><dt>От</dt><dd>${escaped(mail.from)}</dd></div><div><dt>Кому</dt><dd>${escaped(mail.to.join(', '))}</dd></div>
    <div><dt>Когда</dt><dd><time datetime="${mail.receivedAt.toISOString()}">${timeText(mail.receivedAt)}</time></dd></div></dl>
    ${mail.html === null ? '' : `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="${mailPath(mail)}/html" title="Письмо: ${escaped(mail.subject)}"></iframe>`}
    ${links.length === 0 ? '' : `<section aria-labelledby="links"><h3 id="links">Ссылки из письма</h3><ul>${links.join('')}</ul></section>`}
    ${attachments.length === 0 ? '' : `<section aria-labelledby="files"><h3 id="files">Вложения</h3><ul>${attachments.join('')}</ul></section>`}
    <section aria-labelledby="text"><h3 id="text">Текст письма</h3><pre>${escaped(mail.text)}</pre></section>`;
}

function mailPath(mail: Mail): string {
  return `${MAILBOX_PATH}/${encodeURIComponent(mail.id)}`;
}

/** Moscow time, labelled so: the reader's own zone is not known without a script. */
function timeText(date: Date): string {
  const format = new Intl.DateTimeFormat('ru-RU', {
    timeZone: 'Europe/Moscow',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${format.format(date)} МСК`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
