import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, describe, expect, test } from 'vitest';
import { MAIL_HTML_POLICY, mailboxPage, mailHtmlDocument } from './mailbox-page.ts';
import { type MailCatcher, type MailOptions, startMail } from './server.ts';

const cleanups: Array<() => unknown> = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const WELCOME = {
  from: 'Подиум <school@podium.test>',
  to: 'Мария <Maria@Example.com>',
  subject: 'Добро пожаловать',
  text: 'Подтвердите адрес: https://podium.test/confirm?token=1&lang=ru.',
  html: '<p style="color:#a8123a"><a href="https://podium.test/confirm?token=1&amp;lang=ru"><b>Подтвердить</b> адрес</a></p>',
};

async function aPostOffice(options: MailOptions = {}): Promise<MailCatcher> {
  const mail = await startMail(options);
  cleanups.push(() => mail.close());
  return mail;
}

async function send(mail: MailCatcher, change: SendMailOptions = {}) {
  const transport = createTransport(mail.smtpUrl);
  try {
    return await transport.sendMail({ ...WELCOME, ...change });
  } finally {
    transport.close();
  }
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('the catcher', () => {
  test('a mail sent over SMTP is kept with its words, links and files', async () => {
    const mail = await aPostOffice();
    await send(mail, {
      messageId: '<1@podium.test>',
      attachments: [{ filename: 'чек.pdf', content: 'PDF' }],
    });
    const [message] = mail.messages();
    expect(message).toMatchObject({
      to: ['maria@example.com'],
      subject: 'Добро пожаловать',
      messageId: '<1@podium.test>',
      links: [{ href: 'https://podium.test/confirm?token=1&lang=ru', text: 'Подтвердить адрес' }],
      attachments: [{ filename: 'чек.pdf', size: 3 }],
    });
    expect(message?.text).toContain('Подтвердите адрес');
    expect(mail.find(message?.id ?? '')).toBe(message);
  });

  test('the recipients are those of the envelope, hidden copies too', async () => {
    const mail = await aPostOffice();
    await send(mail, { bcc: 'archive@podium.test' });
    expect(mail.messages()[0]?.to).toEqual(['maria@example.com', 'archive@podium.test']);
  });

  test('one may wait for a mail that is still to come, and hears when it does not', async () => {
    const mail = await aPostOffice();
    const waiting = mail.waitFor((message) => message.subject === 'Второе');
    await send(mail);
    await send(mail, { subject: 'Второе' });
    expect((await waiting).subject).toBe('Второе');
    const nothing = mail.waitFor((message) => message.subject === 'Третье', { limitMs: 1 });
    await expect(nothing).rejects.toThrow('maria@example.com: Добро пожаловать');
  });

  test('a refused recipient and a failing server leave nothing behind', async () => {
    const mail = await aPostOffice();
    mail.rejectNext(550);
    await expect(send(mail)).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
    mail.setFailing(true);
    await expect(send(mail)).rejects.toMatchObject({ responseCode: 421 });
    expect(mail.messages()).toHaveLength(0);
    mail.setFailing(false);
    await send(mail);
    expect(mail.messages()).toHaveLength(1);
  });

  test('a restart forgets no mail; the oldest make room for the newest', async () => {
    const folder = aFolder();
    const before = await aPostOffice({ folder, limit: 2 });
    for (const subject of ['Первое', 'Второе', 'Третье']) await send(before, { subject });
    await before.close();
    const after = await aPostOffice({ folder });
    expect(after.messages()).toEqual(before.messages());
    expect(after.messages().map((message) => message.subject)).toEqual(['Второе', 'Третье']);
    after.clear();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the mailbox pages', () => {
  test('the list shows the newest mail first', async () => {
    const mail = await aPostOffice();
    await send(mail);
    await send(mail, { subject: 'Чек' });
    const page = mailboxPage(mail.messages());
    expect(page.indexOf('Чек')).toBeLessThan(page.indexOf('Добро пожаловать'));
    expect(page.indexOf('Чек')).toBeGreaterThan(0);
  });

  test('a mail shows its frame, its links as links, and its text; nothing of it runs in the page', async () => {
    const mail = await aPostOffice();
    await send(mail, {
      subject: '<script>alert(1)</script>',
      html: `${WELCOME.html}<a href="javascript:alert(2)">x</a>`,
    });
    const [message] = mail.messages();
    const page = mailboxPage(mail.messages(), message?.id ?? '');
    expect(page).toContain(`src="/demo/mailbox/${message?.id}/html"`);
    expect(page).toContain('<a href="https://podium.test/confirm?token=1&#38;lang=ru"');
    expect(page).toContain('Текст письма');
    expect(page).not.toMatch(/<script|\sstyle=|javascript:/);
  });

  test('the HTML part opens its links outside of its frame, under a policy that runs nothing', async () => {
    const mail = await aPostOffice();
    await send(mail);
    const [message] = mail.messages();
    const document = message ? mailHtmlDocument(message) : '';
    expect(document).toContain('<base target="_blank">');
    expect(document).toContain('style="color:#a8123a"');
    expect(MAIL_HTML_POLICY).toMatch(/default-src 'none'.*sandbox/);
    expect(MAIL_HTML_POLICY).not.toContain('allow-scripts');
  });

  test('an empty mailbox and a missing mail say so', () => {
    expect(mailboxPage([])).toContain('Писем пока нет');
    expect(mailboxPage([], 'gone')).toContain('Такого письма нет');
  });
});
