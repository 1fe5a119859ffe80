// Lane: alone.
/**
 * Drawn lives of a talk: a visitor, operators in the panel and in Telegram, roles that are taken, time. Whatever happens,
 * every message is seen by somebody of the staff, announced or answered, and none waits for somebody who is not there.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { noticesApi } from '#features/talk/notices/contract.ts';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { roleCan } from '#shared/access.ts';
import { hour, minute, second } from '#shared/dates.ts';
import type { Role } from '#shared/roles.ts';
import { startTelegram, type Telegram } from '#simulators/telegram/server.ts';
import { atCount, tell } from '#test/counts.ts';
import { rows } from '#test/rows.ts';
import { type Caller, describeOnEngines, type Person, type World } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';
import { isThanks } from '../rules/thanks.ts';
import { supportSchedules } from './jobs.ts';

const lives = atCount(24, 200, 2_000);

let telegram: Telegram;
beforeEach(async () => {
  telegram = await startTelegram({ token: '1:bot' });
});
afterEach(() => telegram.close());

const operator = fc.integer({ min: 0, max: 1 });
const step = fc.oneof(
  fc.record({ does: fc.constant('write' as const), text: fc.constantFrom('Вопрос', 'Спасибо!', 'Ау') }),
  fc.record({ does: fc.constant('ask' as const) }),
  fc.record({ does: fc.constantFrom('take', 'answer', 'read', 'release', 'close', 'reply'), operator }),
  fc.record({ does: fc.constant('hand' as const), operator }),
  fc.record({ does: fc.constantFrom('lose', 'block'), operator }),
  fc.record({
    does: fc.constant('wait' as const),
    ms: fc.constantFrom(6 * second, 9 * minute, 2 * hour, 25 * hour),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Life {
  world: World;
  owner: Person;
  staff: Person[];
  visitor: Caller;
  token: string;
  id: string;
}

describeOnEngines('a talk, whatever happens', (makeWorld) => {
  it('every message is seen or announced, and none is left to somebody who is gone', async () => {
    const config = { TELEGRAM_URL: telegram.url, TELEGRAM_BOT_TOKEN: telegram.token };
    const world = await makeWorld({ config });
    telegram.useClock(() => world.app.now().getTime());
    const owner = await world.signedInAs('super_admin');
    const people = [await world.signedInAs('support'), await world.signedInAs('manager')];
    const { body } = await people[0]!.call(noticesApi.startLink, {});
    telegram.write(body.command, { id: 7 });
    await world.runJobs();
    let count = 0;
    const drawn = fc.array(step, { minLength: 3, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(drawn, async (steps) => {
        const life = await begin(world, [owner, ...people], ++count);
        for (const one of steps) await happen(life, one);
        await happen(life, { does: 'wait', ms: 11 * minute });
        await expectNobodyForgotten(life);
        await restore(life);
      }),
      { numRuns: lives, seed: 50, endOnFailure: true },
    );
    tell('lives of a talk', lives);
  }, 3_600_000);
});

async function begin(world: World, people: readonly Person[], count: number): Promise<Life> {
  const [owner, ...staff] = await Promise.all(people.map((person) => again(world, person)));
  const visitor = world.visitor();
  const asked = { message: 'ЖИВОЙ ОПЕРАТОР', session_id: `life ${count}` };
  const { body } = await visitor.call(supportApi.send, asked);
  const [talk] = await rows<{ id: string }>(
    world,
    'select id from support_conversations order by created_at desc, id desc limit 1',
  );
  await world.runJobs();
  return { world, owner: owner!, staff, visitor, token: body.conversation_token!, id: talk!.id };
}

/** The same person with a new session: a day ends those of staff. */
async function again(world: World, person: Person): Promise<Person> {
  const token = await contextOf(world.app).transaction((ctx) => startSession(ctx, person.id, false));
  return { ...person, ...world.bearer(token) };
}

async function happen({ world, owner, staff, visitor, token, id }: Life, step: Step): Promise<void> {
  const who = 'operator' in step ? staff[step.operator]! : owner;
  switch (step.does) {
    case 'write':
      await visitor.call(supportApi.send, { message: step.text, session_id: 'x', conversation_token: token });
      break;
    case 'ask': {
      const asked = { message: 'ЖИВОЙ ОПЕРАТОР', session_id: 'x', conversation_token: token };
      await visitor.call(supportApi.send, asked);
      break;
    }
    case 'hand': {
      const { operator_id } = (await who.call(inboxApi.show, { id })).body;
      const to = staff[1 - (step as { operator: number }).operator]!;
      await who.call(inboxApi.assign, { id, operator_id: to.id, from: operator_id ?? null });
      break;
    }
    case 'take':
      await who.call(inboxApi.take, { id });
      break;
    case 'answer':
      await who.call(inboxApi.answer, { id, text: 'Ответ' });
      break;
    case 'read': {
      const { messages = [] } = (await who.call(inboxApi.show, { id })).body;
      const position = messages.at(-1)?.position;
      if (position) await who.call(inboxApi.read, { id, position });
      break;
    }
    case 'release':
      await who.call(inboxApi.release, { id });
      break;
    case 'close':
      await who.call(inboxApi.close, { id });
      break;
    case 'reply': {
      const notice = telegram.messages().findLast(({ chatId, isFromBot }) => isFromBot && chatId === '7');
      telegram.write('Из Telegram', { id: 7, replyTo: notice?.id });
      break;
    }
    case 'lose':
      await owner.call(peopleApi.changeRole, { id: who.id, role: 'financial' });
      break;
    case 'block':
      await owner.call(peopleApi.block, { id: who.id });
      break;
    case 'wait':
      world.passTime(step.ms);
      await contextOf(world.app).transaction((ctx) => queue(ctx, supportSchedules[0]!.job, {}));
      break;
  }
  await world.runJobs();
}

interface Written {
  position: number;
  text: string;
  answer: string | null;
}

async function expectNobodyForgotten({ world, id }: Life): Promise<void> {
  const [talk] = await rows<{ state: string; operator_id: string; read: number; told: number }>(
    world,
    `select state, operator_id, read_position as read, told_position as told
     from support_conversations where id = '${id}'`,
  );
  const written = await rows<Written>(
    world,
    `select said.position, said.text, answer.id as answer from support_messages said
     left join support_messages answer on answer.reply_to = said.id
     where said.conversation_id = '${id}' and said.sender = 'user'`,
  );
  const known = Math.max(Number(talk!.read), Number(talk!.told));
  const forgotten = written.filter(
    ({ position, text, answer }) => answer === null && Number(position) > known && !isThanks(text),
  );
  // Who waits was announced as such, and stands before everybody's eyes.
  if (talk!.state === 'waiting') return expect(Number(talk!.told)).toBeGreaterThan(0);
  expect(forgotten, 'neither seen, announced nor answered').toEqual([]);
  if (talk!.state !== 'human') return;
  const [who] = await rows<{ role: Role; blocked_at: string | null }>(
    world,
    `select role, blocked_at from users where id = '${talk!.operator_id}'`,
  );
  expect(who && !who.blocked_at && roleCan(who.role, 'support.chat'), 'its operator is there').toBe(true);
}

/** For the next life: everybody answers again, and nothing is open. */
async function restore({ world, owner, staff, id }: Life): Promise<void> {
  const boss = await again(world, owner);
  for (const [index, { id: staffId }] of staff.entries()) {
    await boss.call(peopleApi.unblock, { id: staffId });
    await boss.call(peopleApi.changeRole, { id: staffId, role: index === 0 ? 'support' : 'manager' });
  }
  await rows(
    world,
    `update support_conversations set state = 'closed', awaits_since = null where id = '${id}' returning id`,
  );
  await world.runJobs();
}
