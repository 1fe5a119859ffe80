/** S7: whatever is typed stays text, wherever the chat and the assistant's articles carry it. */
import { expect, it } from 'vitest';
import { assistantApi } from '#features/talk/assistant/contract.ts';
import { withoutPersonalData } from '#features/talk/assistant/server/personalWords.ts';
import { noticesApi } from '#features/talk/notices/contract.ts';
import { minute } from '#shared/dates.ts';
import { strangersWords } from '#shared/plainText.ts';
import { startTelegram } from '#simulators/telegram/server.ts';
import { hostileTexts } from '#test/hostileTexts.ts';
import { rows } from '#test/rows.ts';
import { describeOnOneEngine, type Person, type World } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';

/** Notices due together become one message, which names this many of them in full. */
const together = 15;

describeOnOneEngine('of what would run as markup, nothing does (S7)', (makeWorld) => {
  // spec: 234
  it('neither in the chat and the inbox, nor in mails and Telegram', async () => {
    const telegram = await startTelegram({ token: '1:bot' });
    const config = { TELEGRAM_URL: telegram.url, TELEGRAM_BOT_TOKEN: telegram.token };
    const world = await makeWorld({ config });
    const clerk = await world.signedInAs('support');
    const { body } = await clerk.call(noticesApi.startLink, {});
    telegram.write(body.command, { id: 7 });
    await world.runJobs();
    world.passTime(11 * minute);
    for (const [at, text] of hostileTexts.entries()) {
      await ask(world, text, at);
      if ((at + 1) % together === 0) await world.runJobs();
    }
    const told = telegram.messages().map(({ text }) => text);
    const words = hostileTexts.map((text) => strangersWords(withoutPersonalData(text)));
    for (const text of words) expect(told.join('\n')).toContain(text);
    expectTextAlone(mailsTo(world, clerk.email), words);

    const talks = await rows<Talk>(world, 'select id, email from support_conversations');
    for (const [at, text] of hostileTexts.entries())
      await answer(clerk, talks.find(({ email }) => email === addressOf(at))!.id, text);
    world.passTime(2 * minute);
    await world.runJobs();
    const mails = hostileTexts.flatMap((_, at) => mailsTo(world, addressOf(at)));
    expect(mails).toHaveLength(hostileTexts.length);
    expectTextAlone(mails, [...hostileTexts, ...hostileTexts.map(nameOf)]);
    await telegram.close();
  });

  // spec: 234
  it('nor in an article, and in the answer that it gives', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    const written = (text: string) => ({
      ...{ question: { ru: text }, answer: { ru: text } },
      ...{ wordings: 'куда поставить машину', is_on: true },
    });
    const added = (await editor.call(assistantApi.addArticle, written('Парковка'))).body;
    let { version } = added;
    const message = 'куда мне поставить машину';
    for (const text of hostileTexts) {
      const change = { id: added.id, version, ...written(text) };
      const { body } = await editor.call(assistantApi.changeArticle, change);
      expect(body).toMatchObject({ question: { ru: text }, answer: { ru: text } });
      version = body.version;
      const asked = await world.visitor().call(supportApi.send, { message, session_id: 'one' });
      expect(asked.body.response).toBe(text);
      const tried = await editor.call(assistantApi.tryOut, { question: message, language: 'ru' });
      expect(tried.body).toMatchObject({ text, sources: [{ title: text }] });
    }
  });
});

interface Talk {
  id: string;
  email: string;
}

/** The visitor asks for a person, leaves a name and an address, and reads what was typed. */
async function ask(world: World, text: string, at: number): Promise<void> {
  const visitor = world.visitor();
  const asked = { message: text, session_id: 'one', wants_operator: true };
  const token = (await visitor.call(supportApi.send, asked)).body.conversation_token!;
  const contacts = { token, name: nameOf(text), email: addressOf(at), consent: true };
  expect((await visitor.call(supportApi.leaveContacts, contacts)).status, contacts.name).toBe(200);
  const { messages } = (await visitor.call(supportApi.show, { token })).body;
  expect(messages[0]).toMatchObject({ sender: 'user', text });
}

/** The clerk sees the same, and answers with it. */
async function answer(clerk: Person, id: string, text: string): Promise<void> {
  const { body } = await clerk.call(inboxApi.answer, { id, text });
  expect(body).toMatchObject({ subject: text, name: nameOf(text), card: { name: nameOf(text) } });
  expect(body.messages[0]).toMatchObject({ sender: 'user', text });
  expect(body.messages.at(-1)).toMatchObject({ sender: 'operator', text });
}

/** A name holds nothing that a mail program would make a link of. */
function nameOf(text: string): string {
  return text.replace(/(?:parent\.)?document\.title=\/run\/\.source/, 'run()').replace('constructor.', '');
}

function addressOf(at: number): string {
  return `visitor-${at}@example.com`;
}

function mailsTo(world: World, email: string): string[] {
  return world.mail.messages().flatMap(({ to, html }) => (to.includes(email) ? [String(html)] : []));
}

/** Whatever the input, every mail has the same elements and attributes; its text holds what was typed. */
function expectTextAlone(mails: readonly string[], texts: readonly string[]): void {
  const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
  const elements = mails.map((html) => html.replace(ids, '').match(/<[^>]*>/g));
  for (const each of elements) expect(each).toEqual(elements[0]);
  const shown = mails.map((html) =>
    html.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))),
  );
  for (const text of texts) expect(shown.join('\n')).toContain(text);
}
