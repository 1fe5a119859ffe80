/** R7: when nothing can be written, people go on reading, and writing resumes by itself once it can. */
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { privacyApi } from '#features/office/privacy/contract/privacy.ts';
import { supportApi } from '#features/talk/support/contract/chat.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { minute } from '#shared/dates.ts';
import { aDraft, applyAsModel, tokenIn } from '#test/applications.ts';
import { orderAsMinor } from '#test/guardians.ts';
import { apply } from '#test/instalments.ts';
import { buyRating, orderRating } from '#test/rating.ts';
import { aCourse, aStudentWithLessons, buy, startPurchase } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';

describeOnBothEngines('a database that takes no writes', (makeWorld) => {
  // spec: 565
  it('is read by people who are signed in, refuses what would change it, and goes on once it can', async () => {
    const world = await makeWorld();
    const { course, student, lessons } = await aStudentWithLessons(world);
    const done = { id: lessons[0]! };
    const said = await student.call(supportApi.send, { message: 'Сколько стоит курс?', session_id: 'one' });
    // Long enough for the session's last use to be written.
    world.passTime(10 * minute);
    await allowWrites(world, false);
    expect((await student.call(learningApi.purchased, {})).status).toBe(200);
    expect((await student.call(learningApi.lessons, { id: course.id })).status).toBe(200);
    expect((await student.call(privacyApi.download, {})).status).toBe(200);
    for (const url of [
      '/api/user/orders',
      '/api/user/certificates',
      '/api/user/ratings',
      '/api/support/offer',
    ])
      expect((await student.request({ url })).status, url).toBe(200);
    expect((await student.call(supportApi.show, { token: said.body.conversation_token! })).status).toBe(200);
    const refused = await student.call(learningApi.markDone, done);
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    await allowWrites(world, true);
    expect((await student.call(learningApi.markDone, done)).status).toBe(200);
  });
});

describeOnBothEngines('by a secret that is posted, while nothing can be written', (makeWorld) => {
  // spec: 565
  it('orders, ratings, applications and a guardian’s question are shown', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const course = await aCourse(world);
    const bought = await buy(world, visitor, course, { email: 'kira@example.com' });
    const { token } = await buyRating(world, visitor);
    const draft = await aDraft(visitor, ['face_front']);
    const application = await applyAsModel(world, visitor, draft);
    const unsent = await aDraft(visitor, ['face_front']);
    const minor = await orderAsMinor(world, visitor, course);
    // The provider and the bank would be asked about these.
    const open = await startPurchase(visitor, course);
    const unpaid = await orderRating(visitor, { email: 'mila@example.com' });
    const instalments = await apply(world, visitor, await aCourse(world), { user_email: 'mila@example.com' });
    await world.runJobs();
    world.passTime(1 * minute);
    const reads = [
      ['/api/orders/status', { order_secret: bought.order_secret }],
      ['/api/orders/status', { order_secret: open.order_secret }],
      ['/api/orders/state', { order_key: open.order_key }],
      ['/api/rating/result', { order_secret: unpaid.order_secret }],
      ['/api/rating/paper', { token }],
      ['/api/installment/status', { payment_reference: instalments.payment_reference }],
      [`/api/model/drafts/${unsent.draft_id}/snaps`, { secret: unsent.draft_secret }],
      ['/api/rating/show', { token }],
      ['/api/model/status', { token: tokenIn(world, application.number) }],
      ['/api/guardian/show', { token: minor.token }],
    ] as const;
    await allowWrites(world, false);
    for (const [url, payload] of reads)
      expect((await visitor.request({ method: 'POST', url, payload })).status, url).toBe(200);
    await allowWrites(world, true);
  });
});

async function allowWrites({ app: { database }, engine }: World, areAllowed: boolean): Promise<void> {
  if (engine === 'sqlite') {
    await sql`pragma query_only = ${sql.raw(areAllowed ? 'off' : 'on')}`.execute(database.handle);
    return;
  }
  await database.transaction(async (tx) => {
    await sql`set transaction read write`.execute(tx);
    const name = (await sql<{ name: string }>`select current_database() as name`.execute(tx)).rows[0]!.name;
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = ${sql.raw(areAllowed ? 'off' : 'on')}`.execute(
      tx,
    );
  });
  // The setting applies to connections made afterwards.
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.handle);
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.handle).catch(() => {});
  await vi.waitFor(() => sql`select 1`.execute(database.handle));
}
