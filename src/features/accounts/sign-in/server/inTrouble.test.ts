// Lane: alone.
import { expect, it } from 'vitest';
import { hour, second } from '#shared/dates.ts';
import { hastenedLimits } from '#test/hastened.ts';
import { aBrowser, aPerson, choose, googleSignIn, vkSignIn, withProviders } from '#test/oauth.ts';
import { describeOnOneEngine } from '#test/world.ts';

const limits = hastenedLimits();

describeOnOneEngine('a sign-in provider in trouble', (makeWorld) => {
  it('who refuses Google, or finds it in trouble, is led to the error; nothing hangs', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    const maria = google.people.add(aPerson());
    const failed = '/?error=google_auth_failed';
    const browser = aBrowser(world);
    expect(await browser.open(await choose(await browser.begin('google'), 'cancel'))).toBe(failed);
    for (const how of ['error_500', 'html', 'slow', 'slow_keys'] as const) {
      google.misbehave(how);
      // The limit of the keys is set with the discovery, which is made anew each time and has to succeed.
      limits.hasten(how.startsWith('slow'), 5);
      world.passTime(hour);
      const back = await choose(await browser.begin('google'), maria);
      expect(await browser.open(back), how).toBe(failed);
      expect(Math.max(...limits.asked), how).toBeLessThanOrEqual(5 * second);
    }
    google.misbehave('none');
    expect((await googleSignIn(browser, maria)).status).toBe(200);
  });

  it('VK in trouble is told, and nothing hangs', async () => {
    const world = await makeWorld();
    const { vk } = await withProviders(world);
    const olga = vk.people.add(aPerson());
    for (const how of ['error_500', 'html', 'no_user', 'slow'] as const) {
      vk.misbehave(how);
      limits.hasten(how === 'slow');
      const answer = await vkSignIn(world, aBrowser(world), olga);
      expect(answer, how).toMatchObject({ status: 502, body: { code: 'sign_in_provider_away' } });
      expect(Math.max(...limits.asked), how).toBeLessThanOrEqual(5 * second);
    }
  });
});
