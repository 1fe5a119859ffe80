import { expect, it } from 'vitest';
import { privacyApi } from '#features/office/privacy/contract/privacy.ts';
import { contentApi } from '#features/site/content/contract/content.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { rows } from '#test/rows.ts';
import { aCourse } from '#test/school.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnEngines, describeOnOneEngine, type Person, type World } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';
import { supportSettingsApi } from '../contract/settings.ts';

describeOnEngines('while the staff are away', (makeWorld) => {
  // spec: 231, 312
  it('a visitor is told when the answer comes, leaves an address, and gets the answer there too, in one mail', async () => {
    const world = await makeWorld();
    await openHours(world, tomorrowAlone(world));
    const visitor = world.visitor();
    const { body } = await visitor.call(supportApi.send, { message: 'ЖИВОЙ ОПЕРАТОР', session_id: 'one' });
    expect(body).toMatchObject({ state: 'waiting', is_away: true, has_contacts: false });
    expect(body.response).toMatch(
      /Сейчас сотрудников нет на месте\. Они ответят здесь \d+\s[а-я]+ после 09:00 \(GMT\+3\)\./,
    );
    expect(body.opens_at).toMatch(/T06:00:00/);
    const token = body.conversation_token!;
    const contacts = { token, name: 'Ольга', email: 'olga@example.com', phone: '8 999 123-45-67' };
    expect((await visitor.call(supportApi.leaveContacts, { ...contacts, consent: false })).body.code).toBe(
      'consent_required',
    );
    expect((await visitor.call(supportApi.leaveContacts, { ...contacts, consent: true })).status).toBe(200);
    const consents = await rows<object>(world, "select * from consents where place = 'support'");
    expect(consents).toMatchObject([{ email: 'olga@example.com', document: 'personal_data', user_id: null }]);

    const anna = await world.signedInAs('support');
    const { id } = (await anna.call(inboxApi.list, {})).body.conversations[0]!;
    expect((await anna.call(inboxApi.show, { id })).body.card).toMatchObject({ phone: '+79991234567' });
    await anna.call(inboxApi.answer, { id, text: 'Добрый день!' });
    await anna.call(inboxApi.note, { id, text: 'Для коллег' });
    await anna.call(inboxApi.answer, { id, text: 'Курс стоит 12 000 ₽.' });
    await world.runJobs();
    expect(mailsTo(world, 'olga@example.com')).toEqual([]);
    world.passTime(2 * minute);
    await world.runJobs();
    const [mail, ...others] = mailsTo(world, 'olga@example.com');
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Ответ на ваш вопрос');
    expect(mail!.text).toMatch(/Добрый день!\s+Курс стоит 12 000 ₽\./);
  });

  it('a signed-in person is asked for no address: the answer is mailed to theirs', async () => {
    const world = await makeWorld();
    await openHours(world, Array(7).fill(null));
    const asked = { message: 'ЖИВОЙ ОПЕРАТОР', session_id: 'one' };
    const student = await world.signedInAs('user');
    expect((await student.call(supportApi.send, asked)).body.response).toMatch(/пришлём ответ на вашу почту/);
    expect((await world.visitor().call(supportApi.send, asked)).body.response).toMatch(/Оставьте почту/);
  });

  // spec: 234
  it('the consent is to the text that the form showed, or nothing is kept', async () => {
    const world = await makeWorld();
    await openHours(world, Array(7).fill(null));
    const visitor = world.visitor();
    const { token } = await askForPerson(world, visitor);
    const contacts = { token, name: 'Ольга', email: 'olga@example.com', consent: true };
    const stale = { ...contacts, document_versions: { personal_data: 99 } };
    expect((await visitor.call(supportApi.leaveContacts, stale)).body.code).toBe('document_changed');
    expect(await rows(world, 'select email from support_conversations')).toEqual([{ email: null }]);
    const fresh = { ...contacts, document_versions: { personal_data: 1 } };
    expect((await visitor.call(supportApi.leaveContacts, fresh)).status).toBe(200);
  });

  // spec: 234
  it('the mail to a typed address carries no link of its sender, nor characters that turn its text', async () => {
    const world = await makeWorld();
    await openHours(world, Array(7).fill(null));
    const visitor = world.visitor();
    const message = 'Приз ждёт: https://evil.example/x, ЖИВОЙ\u202e ОПЕРАТОР\u0085';
    const { body } = await visitor.call(supportApi.send, {
      message,
      session_id: 'one',
      wants_operator: true,
    });
    const contacts = { name: 'Ольга', email: 'victim@example.com', phone: '', consent: true };
    await visitor.call(supportApi.leaveContacts, { token: body.conversation_token!, ...contacts });
    const anna = await world.signedInAs('support');
    const { id } = (await anna.call(inboxApi.list, {})).body.conversations[0]!;
    await anna.call(inboxApi.answer, { id, text: 'Добрый день!' });
    await world.runJobs();
    world.passTime(2 * minute);
    await world.runJobs();
    const [mail] = mailsTo(world, 'victim@example.com');
    expect(mail!.text).toContain('Приз ждёт');
    expect(mail!.text).not.toMatch(/evil\.example|https:\/\/evil|\u202e|\u0085/);
  });

  it('a member is not asked for an address: the account has one', async () => {
    const world = await makeWorld();
    await openHours(world, Array(7).fill(null));
    const student = await world.signedInAs('user', { email: 'student@example.com' });
    const { id } = await askForPerson(world, student);
    const { body } = await student.call(supportApi.send, { message: 'Жду', session_id: 'one' });
    expect(body).toMatchObject({ is_away: true, has_contacts: true, opens_at: null });
    const anna = await world.signedInAs('support');
    await anna.call(inboxApi.answer, { id, text: 'Вот ответ' });
    world.passTime(2 * minute);
    await world.runJobs();
    expect(mailsTo(world, 'student@example.com')[0]?.text).toContain('Вот ответ');
  });
});

describeOnEngines('talks in the course of time', (makeWorld) => {
  it('are nobody’s after the time that the owner has set: no token, no name, no word', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user', { firstName: 'Неповторимая' });
    const first = await student.call(supportApi.send, { message: 'Личный вопрос', session_id: 'one' });
    const token = first.body.conversation_token!;
    const { id } = await askForPerson(world, student);
    const anna = await world.signedInAs('support');
    await anna.call(inboxApi.answer, { id, text: 'Личное слово' });
    await anna.call(inboxApi.note, { id, text: 'Личная заметка' });
    await helpedStranger(world, anna);
    await openHours(world, Array(7).fill(null), { keep_days: 30 });
    world.passTime(31 * day);
    await tidy(world);
    const kept = [
      ...(await rows<object>(world, 'select * from support_conversations')),
      ...(await rows<object>(world, 'select * from support_messages')),
    ];
    expect(JSON.stringify(kept)).not.toMatch(/Неповторимая|Личн|ОПЕРАТОР|личн|lichno|79991234567/);
    expect(await rows(world, 'select question from assistant_answers')).toEqual([]);
    expect(kept[0]).toMatchObject({ user_id: null, token_hash: null, state: 'closed' });
    const again = await world.signedInAs('user');
    expect((await again.call(supportApi.show, { token })).status).toBe(404);
    const clerk = await world.signedInAs('support');
    expect((await clerk.call(inboxApi.show, { id })).body.is_anonymous).toBe(true);
    expect((await clerk.call(inboxApi.answer, { id, text: 'Есть кто?' })).status).toBe(409);
  });

  it('end when a person has answered and the visitor is silent for a day', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { id, token } = await askForPerson(world, visitor);
    await (await world.signedInAs('support')).call(inboxApi.answer, { id, text: 'Ответ' });
    world.passTime(25 * hour);
    await tidy(world);
    expect((await visitor.call(supportApi.show, { token })).body).toMatchObject({ state: 'closed' });
  });

  it('are in what a person downloads, and go with the person', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user', { email: 'gone@example.com' });
    const message = 'Меня зовут Неповторимая';
    await student.call(supportApi.send, { message, session_id: 'one' });
    await student.call(privacyApi.erase, { confirmation: student.email, current_password: student.password });
    expect(await rows(world, `select * from support_messages where text = '${message}'`)).toEqual([]);
    expect(await rows(world, 'select user_id, subject from support_conversations')).toEqual([
      { user_id: null, subject: '' },
    ]);
  });
});

describeOnOneEngine('what the owner sets for the chat', (makeWorld) => {
  it('is promised by the page while it is on, and gone from it when it is off', async () => {
    const world = await makeWorld();
    await aCourse(world);
    const questions = async () =>
      JSON.stringify((await world.visitor().call(contentApi.show, {})).body.questions);
    expect(await questions()).toMatch(/чат на этой странице/);
    await openHours(world, Array(7).fill(null), { is_on: false });
    expect(await questions()).not.toMatch(/чат на этой странице/);
    const input = { message: 'Есть кто?', session_id: 'one' };
    expect((await world.visitor().call(supportApi.send, input)).status).toBe(404);
  });

  it('is not overwritten unseen, and takes only hours that there are', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const { body } = await owner.call(supportSettingsApi.show, {});
    const wrong = [{ from: '19:00', until: '10:00' }, ...Array(6).fill(null)];
    expect(await owner.call(supportSettingsApi.save, { ...body, hours: wrong })).toMatchObject({
      status: 422,
      body: { fields: { 'hours.0.until': 'Конец должен быть позже начала' } },
    });
    expect((await owner.call(supportSettingsApi.save, { ...body, keep_days: 30 })).status).toBe(200);
    expect((await owner.call(supportSettingsApi.save, { ...body, keep_days: 60 })).status).toBe(409);
  });
});

/** Somebody without an account, who has left all that can be left. */
async function helpedStranger(world: World, clerk: Person): Promise<void> {
  const visitor = world.visitor();
  const page = '/models/lichno';
  const asked = { message: 'ЖИВОЙ ОПЕРАТОР', session_id: 'two', page };
  const { body } = await visitor.call(supportApi.send, asked);
  const token = body.conversation_token!;
  const contacts = { name: 'Личное Имя', email: 'lichno@example.com', phone: '8 999 123-45-67' };
  await visitor.call(supportApi.leaveContacts, { token, ...contacts, consent: true });
  const { id } = (await clerk.call(inboxApi.list, { state: 'waiting' })).body.conversations.find(
    ({ email }) => email === contacts.email,
  )!;
  await clerk.call(inboxApi.answer, { id, text: 'Личный ответ' });
  await clerk.call(inboxApi.close, { id });
  const rated = await visitor.call(supportApi.rate, { token, rating: 5, comment: 'Личная оценка' });
  if (rated.status !== 200) throw new Error('the help could not be rated');
}

type Hours = ({ from: string; until: string } | null)[];

async function openHours(world: World, hours: Hours, more: { is_on?: boolean; keep_days?: number } = {}) {
  const owner = await world.signedInAs('super_admin');
  const { body } = await owner.call(supportSettingsApi.show, {});
  const saved = await owner.call(supportSettingsApi.save, { ...body, hours, ...more });
  if (saved.status !== 200) throw new Error(`the hours were refused: ${JSON.stringify(saved.body)}`);
}

/** Tomorrow from nine, by the clocks of the school, whatever day the test runs. */
function tomorrowAlone({ app }: World): Hours {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short' });
  const today = (new Date(`${local.format(app.now())}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) =>
    index === (today + 1) % 7 ? { from: '09:00', until: '18:00' } : null,
  );
}

/** The schedule's job, at once. */
async function tidy(world: World) {
  const { contextOf } = await import('#server/context.ts');
  const { queue } = await import('#server/outbox/queue.ts');
  const { supportSchedules } = await import('./jobs.ts');
  await contextOf(world.app).transaction((ctx) => queue(ctx, supportSchedules[0]!.job, {}));
  await world.runJobs();
}

function mailsTo(world: World, email: string) {
  return world.mail.messages().filter(({ to }) => to.includes(email));
}
