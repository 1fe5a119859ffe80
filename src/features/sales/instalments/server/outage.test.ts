// Lane: alone.
/**
 * R12: every network fault × both calls about an instalment plan. It reaches the bank once, and the applicant learns of
 * it.
 */
import { expect, it } from 'vitest';
import { hour, minute, second } from '#shared/dates.ts';
import { networkFaults } from '#test/faultProxy.ts';
import { faultyLines } from '#test/hastened.ts';
import { apply, lookAfter } from '#test/instalments.ts';
import { aCourse, orderIn } from '#test/school.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { instalmentsApi } from '../contract/instalments.ts';

const lines = faultyLines();

describeOnOneEngine('a bad network to the bank', (makeWorld) => {
  it.each(networkFaults)('%s while an application is sent', async (fault) => {
    const world = await makeWorld();
    const proxy = await behindProxy(world);
    const course = await aCourse(world);
    await proxy.set(fault);
    const { state, link, id, orderId, payment_reference } = await apply(world, world.visitor(), course);
    expect({ state, link }).toEqual(
      fault === 'delay'
        ? { state: 'sent', link: expect.stringContaining('/form/') }
        : { state: 'new', link: null },
    );
    expect(lines.limits.every((ms) => ms <= 7.5 * second)).toBe(true);

    await proxy.set(null);
    await lookAfter(world, 2 * minute);
    const { body } = await world.visitor().call(instalmentsApi.status, { payment_reference });
    expect(body).toMatchObject({ state: 'sent', link: expect.stringContaining('/form/') });
    expect(world.tbank.applications(), 'found again by the same number').toHaveLength(1);
    world.tbank.take(id, 'approve', 'sign');
    await lookAfter(world, hour);
    expect((await orderIn(world, orderId)).status).toBe('paid');
  });

  it.each(networkFaults)('%s while the bank is asked', async (fault) => {
    const world = await makeWorld();
    const proxy = await behindProxy(world);
    const { id, orderId } = await apply(world, world.visitor(), await aCourse(world));
    world.tbank.loseWebhooks(true);
    world.tbank.take(id, 'approve', 'sign');
    await proxy.set(fault);
    await lookAfter(world, hour);
    expect((await orderIn(world, orderId)).status).toBe(fault === 'delay' ? 'paid' : 'pending');
    await proxy.set(null);
    await lookAfter(world, hour);
    const { status, history } = await orderIn(world, orderId);
    expect(status).toBe('paid');
    expect(history.filter(({ to }) => to === 'paid')).toHaveLength(1);
    expect(world.tbank.applications()).toHaveLength(1);
  });
});

async function behindProxy(world: World) {
  const proxy = await lines.before(world.tbank.url);
  world.app.config.tbank = {
    ...world.app.config.tbank!,
    url: world.tbank.apiUrl.replace(world.tbank.url, proxy.url),
  };
  // Applicants are led to the bank's own pages alone.
  world.tbank.setPublicUrl(proxy.url);
  return proxy;
}
