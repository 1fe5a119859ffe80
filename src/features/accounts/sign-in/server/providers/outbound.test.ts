// Lane: alone.
/** R12: every network fault on the way to Google and VK, all of whose calls are made here. */
import { expect, it } from 'vitest';
import { second } from '#shared/dates.ts';
import { startGoogle } from '#simulators/google/server.ts';
import { networkFaults } from '#test/faultProxy.ts';
import { faultyLines } from '#test/hastened.ts';
import { describeOnOneEngine } from '#test/world.ts';
import { askProvider } from './outbound.ts';

const lines = faultyLines();

describeOnOneEngine('a bad network to a sign-in provider', (makeWorld) => {
  it.each(networkFaults)('%s: signing in says so, within five seconds', async (fault) => {
    const { app } = await makeWorld();
    const google = await startGoogle({ clientId: 'school', clientSecret: 'secret' });
    const proxy = await lines.before(google.url);
    const ask = () => askProvider(app, `${proxy.url}/.well-known/openid-configuration`);
    await proxy.set(fault);
    const known = { status: 200, json: expect.objectContaining({ issuer: expect.any(String) }) };
    if (fault === 'delay') expect(await ask()).toEqual(known);
    // An answer that is no JSON is refused by its reader.
    else if (fault === 'HTML') expect(await ask()).toMatchObject({ json: undefined });
    else await expect(ask()).rejects.toMatchObject({ code: 'sign_in_provider_away' });
    expect(lines.limits).toEqual([5 * second]);
    await proxy.set(null);
    expect(await ask()).toEqual(known);
    await google.close();
  });
});
