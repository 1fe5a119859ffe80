import { expect, it } from 'vitest';
import { markRefundDue } from '#features/sales/orders/server/orders.ts';
import { contextOf } from '#server/context.ts';
import { day } from '#shared/dates.ts';
import { aPhoto, asDataUrl } from '#test/pictures.ts';
import { buyRating, orderRating, ratingFor } from '#test/rating.ts';
import { makeRefund } from '#test/refunds.ts';
import { aCourse, buy, orderIn } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { ratingPanelApi } from '../contract/panel.ts';
import { ratingApi } from '../contract/rating.ts';

describeOnEngines('a rating', (makeWorld) => {
  // spec: 251
  it('is repeated ten times at most', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { token } = await buyRating(world, visitor);
    const { user_data } = ratingFor();
    for (let times = 0; times < 10; times++) {
      const again = await visitor.call(ratingApi.retake, { token, user_data });
      expect([again.status, again.body.earlier?.length]).toEqual([200, times + 1]);
      world.passTime(1 * day);
    }
    expect((await visitor.call(ratingApi.retake, { token, user_data })).body.code).toBe('retake_over');
  });

  // spec: 253
  it('shows nothing while its money is owed back', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { token, order_id, order_secret } = await buyRating(world, visitor);
    await contextOf(world.app).transaction((ctx) => markRefundDue(ctx, order_id, 'account_blocked'));
    expect((await visitor.call(ratingApi.show, { token })).status).toBe(404);
    expect((await visitor.call(ratingApi.result, { order_secret })).body.rating).toBeNull();
  });

  // spec: 250
  it('takes no draft of the day before', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { draft_id } = (await visitor.call(ratingApi.draft, { gender: 'female' })).body;
    world.passTime(1 * day + 1);
    const { status, body } = await visitor.call(ratingApi.create, ratingFor({ draft_id }));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['draft_id']]);
  });

  it('is ordered again by the same request once its order has ended', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const sale = ratingFor();
    const first = await orderRating(visitor, sale);
    world.yookassa.pay(first.payment_id, { reason: 'expired_on_confirmation' });
    await world.yookassa.webhooksSettled();
    const manager = await world.signedInAs('manager');
    const { body } = await manager.call(ratingPanelApi.show, { id: first.order_id });
    expect(body.state, 'and staff read that nobody will pay it any more').toBe('expired');
    const second = await orderRating(visitor, sale);
    expect(second.order_id).not.toBe(first.order_id);
    expect(await orderRating(visitor, sale)).toEqual(second);
    expect((await orderIn(world, first.order_id)).status).toBe('expired');
  });

  // spec: 250
  it('is not what an order of a course has bought', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { order_secret } = await buy(world, visitor, await aCourse(world));
    expect((await visitor.call(ratingApi.result, { order_secret })).status).toBe(404);
  });

  // spec: 253
  it('is closed by a part that is sent back with the access, and by no other part', async () => {
    const world = await makeWorld();
    const officer = await world.signedInAs('financial');
    const { token, order_id } = await buyRating(world, world.visitor());
    const shown = async () => (await world.visitor().call(ratingApi.show, { token })).status;
    await makeRefund(world, officer, order_id, { amount: 90, closes_access: false });
    expect(await shown()).toBe(200);
    await makeRefund(world, officer, order_id, { amount: 100, closes_access: true });
    expect(await shown()).toBe(404);
  });

  // spec: 252
  it('of somebody else gives no link, and its photo stays for more than a day', async () => {
    const world = await makeWorld();
    const [student, other] = [await world.signedInAs('user'), await world.signedInAs('user')];
    const photo = asDataUrl(await aPhoto());
    const { draft_id } = (await student.call(ratingApi.draft, { photo })).body;
    const own = await buyRating(world, student, { email: undefined, draft_id });
    await buyRating(world, other, { email: undefined });
    const foreign = await other.call(ratingApi.link, { id: own.order_id });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    world.passTime(29 * day);
    expect((await student.call(ratingApi.show, { token: own.token })).body.photo_url).toEqual(
      expect.any(String),
    );
  });
});
