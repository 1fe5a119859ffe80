/** R7: when nothing can be written, people go on reading, and writing resumes by itself once it can. */
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { privacyApi } from '#features/office/privacy/contract/privacy.ts';
import { changeSchool, schoolFactsOf } from '#features/publishing/school/server/school.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { promoCodesApi } from '#features/sales/promo-codes/contract.ts';
import { supportApi } from '#features/talk/support/contract/chat.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { minute } from '#shared/dates.ts';
import { aDraft, applyAsModel, tokenIn } from '#test/applications.ts';
import { orderAsMinor } from '#test/guardians.ts';
import { apply } from '#test/instalments.ts';
import { buyRating, orderRating } from '#test/rating.ts';
import { aCourse, aStudentWithLessons, buy, purchaseOf, startPurchase } from '#test/school.ts';
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

describeOnBothEngines('a full disk', (makeWorld) => {
  it('tells a buyer in their language how to reach the school, and sells again once there is room', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await giveContacts(world);
    const visitor = world.visitor();
    const answers = async (language: string) => {
      const ask = (url: string, payload: object) =>
        visitor.request({ method: 'POST', url, payload, headers: { 'accept-language': language } });
      return [
        await ask(paymentsApi.create.path, purchaseOf(course)),
        await ask(promoCodesApi.check.path, { code: 'LETO', course_id: course.id }),
      ];
    };
    await fillDisk(world, true);
    const contacts = /: \+7\s900\s123.45.67, Telegram @school_help, help@school\.example$/;
    for (const [language, words] of [
      ['ru', /^Сайт школы сейчас ничего не может сохранить\. Свяжитесь с нами/],
      ['en', /^The school’s site cannot save anything right now\. Contact us/],
      ['zh', /^学校网站目前无法保存任何内容，请联系我们/],
    ] as const)
      for (const { status, body } of await answers(language)) {
        expect([status, body.code]).toEqual([503, 'disk_full']);
        expect(body.detail).toMatch(words);
        expect(body.detail!.replace('：', ': ')).toMatch(contacts);
      }
    await fillDisk(world, false);
    expect((await answers('ru')).map(({ status }) => status)).toEqual([200, 422]);
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

async function giveContacts({ app }: World): Promise<void> {
  const ctx = contextOf(app);
  await ctx.transaction(async (ctx) => {
    const facts = await schoolFactsOf(ctx.db);
    await changeSchool(ctx, {
      ...facts,
      phone: '+79001234567',
      whatsapp: null,
      telegram: 'school_help',
      email: 'help@school.example',
    });
  });
}

/** Whatever a purchase or a counted call writes finds no room, in the engine's own words. */
async function fillDisk({ app: { database }, engine }: World, isFull: boolean): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database.handle);
  if (isFull) await run(engine === 'sqlite' ? 'create table filler (bytes blob) strict' : noRoom);
  for (const table of ['orders', 'limit_counters'])
    if (!isFull) await run(`drop trigger full_${table}${engine === 'sqlite' ? '' : ` on ${table}`}`);
    else if (engine === 'sqlite')
      await run(`create trigger full_${table} before insert on ${table} begin
        insert into filler values (zeroblob(1000000)); end`);
    else
      await run(`create trigger full_${table} before insert on ${table}
        for each row execute function no_room()`);
  if (engine === 'postgres') return;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.handle);
  await run(`pragma max_page_count = ${isFull ? rows[0]!.page_count : 1_000_000}`);
}

const noRoom = `create function no_room() returns trigger language plpgsql as $$
  begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`;
