/**
 * S1: every call of every contract × everybody × own, another's, missing. Expectations are in test/rights.ts,
 * independent of the code; a call without a line there fails. A refusal reveals nothing more, and changes
 * nothing.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { createSection } from '#features/teaching/lessons/server/sections.ts';
import { contextOf } from '#server/context.ts';
import type { Endpoint } from '#shared/contract.ts';
import { day } from '#shared/dates.ts';
import type { Role } from '#shared/roles.ts';
import { applyAsModel } from '#test/applications.ts';
import { assistantThings } from '#test/assistantThings.ts';
import { tell } from '#test/counts.ts';
import { usualEngines } from '#test/database.ts';
import { makeGoods } from '#test/goods.ts';
import { handedThings } from '#test/handovers.ts';
import { apply } from '#test/instalments.ts';
import { aModel } from '#test/models.ts';
import { ratedThings } from '#test/rating.ts';
import { moneyThings } from '#test/refunds.ts';
import { aReview, ownReviewsOf } from '#test/reviews.ts';
import { type Line, rights, spots } from '#test/rights.ts';
import { fingerprint, rows } from '#test/rows.ts';
import { aCourse, aLesson, buy } from '#test/school.ts';
import { sellingThings } from '#test/sellingThings.ts';
import { aSitePicture } from '#test/sitePictures.ts';
import { supportThings } from '#test/talks.ts';
import { isSpot, mayCall, type Principal, principals, verdict, type Which, which } from '#test/verdict.ts';
import { makeWorld, type World } from '#test/world.ts';
import { apiRoutes } from './server.ts';

const nothing = '00000000-0000-4000-8000-000000000000';
/** A deleted course hides what belongs to it, so roles that may delete it come last. */
const takesCourseAway = ({ method, path }: Endpoint) =>
  /^\/api\/admin\/courses\/\{id\}(?:\/archive)?$/.test(path) && method !== 'PUT';
const endpoints = apiRoutes
  .map(({ endpoint }) => endpoint)
  .toSorted((a, b) => Number(takesCourseAway(a)) - Number(takesCourseAway(b)));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

// spec: 407, 861
it('every call has its line in test/rights.ts, and every line its call', () => {
  expect(endpoints.map(nameOf).toSorted()).toEqual(Object.keys(rights).toSorted());
});

describe.each(usualEngines)('rights (%s)', (engine) => {
  let world: World;
  let things: Awaited<ReturnType<typeof makeThings>>;
  /** One person of each kind, for refusals: these change nothing, so the same people try every call. */
  const standing = new Map<Principal, Self>();
  let someone: string;
  beforeAll(async () => {
    world = await makeWorld(engine);
    things = await makeThings(world);
    for (const principal of principals) standing.set(principal, await enter(principal));
    someone = await aPerson(world, 'user', true);
    // A session notes its first use.
    for (const { token } of standing.values())
      if (token) await world.bearer(token).request({ method: 'GET', url: '/api/me' });
  });
  afterAll(() => world.dispose());
  const named = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);

  describe('refusals', () => {
    let before: string;
    beforeAll(async () => {
      before = await fingerprint(world);
    });

    // spec: 311, 346, 407, 588, 854, 861, 879
    it.each(named)(
      '%s is refused to whoever may not make it, and changes nothing',
      async (name, endpoint) => {
        const line = rights[name]!;
        tell('cells of calls, people and things', casesOf(line).length);
        for (const { principal, one, expected } of casesOf(line)) {
          if (expected === 'through') continue;
          const self = standing.get(principal)!;
          const id = await idOf(line, one, { selfId: self.id, another: () => someone });
          const { status, body } = await send(endpoint, line, { token: self.token, id });
          expect(status, `${principal.name}, ${one}`).toBe(expected);
          expect(Object.keys(body).sort(), `${principal.name}, ${one}`).toEqual(['code', 'detail']);
        }
        const after = await fingerprint(world);
        const former = before;
        before = after;
        expect(after, 'what was refused has changed nothing').toBe(former);
      },
    );
  });

  describe('an id that cannot be one is answered like one that nobody has', () => {
    it.each(named)('%s', async (name, endpoint) => {
      const line = rights[name]!;
      if (!line.names || isSpot(line.names)) return;
      const whole = principals.findLast(({ role }) => mayCall(line, role))!;
      const { token } = standing.get(whole)!;
      const [unknown, ...odd] = await Promise.all(
        [nothing, 'nowhere', `${nothing}0`].map((id) => send(endpoint, line, { token, id })),
      );
      for (const { status, body } of odd) expect([status, body]).toEqual([404, unknown!.body]);
    });
  });

  describe('rights', () => {
    // spec: 861
    it.each(named)('%s lets its callers through', async (name, endpoint) => {
      const line = rights[name]!;
      for (const { principal, one, expected } of casesOf(line)) {
        if (expected !== 'through') continue;
        // New people each time: the call may end their session, or delete them.
        const self = await enter(principal);
        const id = await idOf(line, one, { selfId: self.id, another: () => aPerson(world, 'user', true) });
        const { status, body } = await send(endpoint, line, { token: self.token, id });
        expect([401, 403], `${principal.name}, ${one}: ${body.code}`).not.toContain(status);
        expect(status, `${principal.name}, ${one}`).toBeLessThan(500);
      }
    });
  });

  interface Self {
    id: string;
    token: string | null;
  }

  function casesOf(line: Line) {
    const some = line.names && !isSpot(line.names) ? which : (['own'] as const);
    return principals.flatMap((principal) =>
      some.map((one) => ({ principal, one, expected: verdict(line, principal, one) })),
    );
  }

  async function enter(principal: Principal): Promise<Self> {
    if (principal.name === 'anonymous') return { id: nothing, token: null };
    if (principal.name === 'expired token') return { id: nothing, token: things.expired };
    if (principal.name === 'revoked token') return { id: nothing, token: things.revoked };
    const isBuyer = principal.name === 'user with the course';
    const id = isBuyer ? things.buyer : await aPerson(world, principal.role, principal.name !== 'unverified');
    return { id, token: await aToken(world, id) };
  }

  async function idOf(
    line: Line,
    one: Which,
    { selfId, another }: { selfId: string; another: () => string | Promise<string> },
  ): Promise<string> {
    if (!line.names || one === 'missing') return nothing;
    if (isSpot(line.names)) return spots[line.names];
    if (line.names === 'user') return one === 'own' ? selfId : another();
    return things[line.names][one];
  }

  async function send(endpoint: Endpoint, { body = {}, query }: Line, { token, id }: Self) {
    const caller = token ? world.bearer(token) : world.visitor();
    const payload = {
      ...body,
      ...(body.email === 'fresh' && { email: `${crypto.randomUUID()}@example.com` }),
    };
    return caller.request({
      method: endpoint.method,
      url:
        endpoint.path.replace('{language}', 'ru').replace(/\{\w+\}/, id) +
        (query ? `?${new URLSearchParams(query)}` : ''),
      ...((endpoint.method === 'POST' || endpoint.method === 'PUT') && { payload }),
    });
  }
});

/** A course that the buyer owns and one that they do not, an order and a section for each, an entry of the log. */
async function makeThings(world: World) {
  const course = await aCourse(world, { type: 'optimum' });
  const other = await aCourse(world, { type: 'basic', title: 'Базовый', position: 2 });
  for (const { id } of [course, other]) await aLesson(world, id, { videoFile: 'film.mp4' });
  const buyer = await aPerson(world, 'user', true);
  const own = await buy(world, world.bearer(await aToken(world, buyer)), course);
  const another = await buy(world, world.visitor(), other, { email: 'another@example.com' });
  const applied = await apply(world, world.visitor(), other, { user_email: 'applicant@example.com' });
  const model = await aModel(world);
  const review = await aReview(world);
  const picture = await aSitePicture(world);
  const lessonOf = async (id: string) =>
    (await rows<{ id: string }>(world, `select id from lessons where course_id = '${id}'`))[0]!.id;
  const application = await applyAsModel(world, world.visitor());
  const { app } = world;
  const sectionOf = async (id: string) =>
    (await createSection(contextOf(app), { id, title: { ru: 'Позирование' } })).id;
  const action = { action: 'user.blocked', subject: { kind: 'user', id: buyer, label: 'x' } } as const;
  await contextOf(app).transaction((ctx) => recordAction(ctx, action));
  const entry = (await rows<{ id: string }>(world, 'select id from audit_log'))[0]!.id;
  const [expired, revoked] = [
    await aPerson(world, 'super_admin', true),
    await aPerson(world, 'super_admin', true),
  ];
  const tokens = { expired: await aToken(world, expired), revoked: await aToken(world, revoked) };
  world.passTime(day + 1);
  await sql`delete from sessions where user_id = ${revoked}`.execute(app.database.handle);
  // A session that is over goes with its first use: not in the first test, which looks for changes.
  await world.bearer(tokens.expired).request({ method: 'GET', url: '/api/me' });
  return {
    buyer,
    ...tokens,
    course: { own: course.id, another: other.id },
    lesson: { own: await lessonOf(course.id), another: await lessonOf(other.id) },
    order: { own: own.order_id, another: another.order_id },
    ...(await moneyThings(world, own.order_id, another.order_id)),
    ...(await handedThings(world, own.order_id, another.order_id)),
    'course section': { own: await sectionOf(course.id), another: await sectionOf(other.id) },
    entry: { own: entry, another: entry },
    ...(await sellingThings(world, own.order_id)),
    ...(await assistantThings(world)),
    ...(await supportThings(world)),
    instalment: { own: applied.id, another: applied.id },
    application: { own: application.id, another: application.id },
    ...(await ratedThings(world, await aToken(world, buyer))),
    model: { own: model, another: model },
    review: { own: review, another: review },
    'site picture': { own: picture, another: picture },
    'own review': await ownReviewsOf(world, buyer, await aPerson(world, 'user', true)),
    ...(await makeGoods(world, [buyer, course.id], [await aPerson(world, 'user', true), other.id])),
  };
}

async function aPerson(world: World, role: Role, isVerified: boolean): Promise<string> {
  const { app } = world;
  const names = { firstName: 'Вера', lastName: 'Ким', language: 'ru' } as const;
  const account = {
    ...names,
    email: `${crypto.randomUUID()}@example.com`,
    role,
    passwordHash: null,
    isVerified,
  };
  const id = await contextOf(app).transaction((ctx) => createAccount(ctx, account));
  return id!;
}

function aToken({ app }: World, id: string): Promise<string> {
  return contextOf(app).transaction((ctx) => startSession(ctx, id, false));
}
