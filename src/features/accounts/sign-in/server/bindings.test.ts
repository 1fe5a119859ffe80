/** The steps are bound to one browser and one moment; and the scene of the attacks lets honest people in. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { challengeOf, derivedToken } from '#server/tokens.ts';
import { back, copyOf, exchange, sessions, sessionsSince, setScene } from '#test/attacks.ts';
import {
  aBrowser,
  aPerson,
  type Browser,
  googleSignIn,
  sessionIdFor,
  vkSignIn,
  withProviders,
} from '#test/oauth.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { oauthApi } from '../contract/oauth.ts';

describeOnBothEngines('signing in with others', (makeWorld) => {
  it('the scene itself lets in whom it should', async () => {
    const { world, theirs, victim, vkVictim, mine } = await setScene(await makeWorld());
    expect((await googleSignIn(theirs, victim)).status).toBe(200);
    expect((await vkSignIn(world, mine, vkVictim)).body.access_token).toBeTypeOf('string');
  });

  it('of two returns at the same instant one leads on, and of two exchanges one signs in', async () => {
    const { world, theirs, victim } = await setScene(await makeWorld());
    const address = await back(theirs, victim);
    const twins = [copyOf(world, theirs), copyOf(world, theirs)];
    const ends = await Promise.all(twins.map((twin) => twin.open(address)));
    expect(ends.filter((end) => end.includes('session_id='))).toHaveLength(1);
    const winner = twins[ends.findIndex((end) => end.includes('session_id='))]!;
    const sessionId = ends.join().match(/session_id=([\w-]+)/)![1]!;
    const before = await sessions(world);
    const both = [copyOf(world, winner), copyOf(world, winner)];
    const answers = await Promise.all(both.map((twin) => exchange(twin, sessionId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await sessionsSince(world, before)).signedIn).toBe(1);
  });

  it('somebody new in ten browsers at once gets one account', async () => {
    const world = await makeWorld();
    const { google } = await withProviders(world);
    const maria = google.people.add(aPerson());
    const ready: [Browser, string][] = [];
    for (let n = 0; n < 10; n++) {
      const browser = aBrowser(world);
      ready.push([browser, await sessionIdFor(browser, maria)]);
    }
    const answers = await Promise.all(ready.map(([browser, id]) => exchange(browser, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.user?.id)).size).toBe(1);
  });

  it('nothing that a caller says becomes an address to be led to', async () => {
    const { world, mine, victim } = await setScene(await makeWorld());
    const evil = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'];
    for (const to of evil) {
      const names = ['next', 'return_to', 'redirect_uri', 'location', 'error', 'error_uri', 'code'];
      const query = new URLSearchParams(Object.fromEntries(names.map((name) => [name, to])));
      expect(await mine.open(`/api/auth/google/callback?${query}`)).toBe('/?error=google_auth_failed');
      const address = await mine.call(oauthApi.start, {
        provider: 'google',
        redirect_uri: to,
        next: to,
      } as never);
      expect(new URL(address.body.url).searchParams.get('redirect_uri')).toBe(
        `${world.app.config.appUrl}/api/auth/google/callback`,
      );
      const led = await back(mine, victim);
      expect(await mine.open(`${led}&next=${encodeURIComponent(to)}`)).toMatch(
        /^\/auth\/google\/callback#session_id=/,
      );
    }
  });

  it('asking for the head of the return uses nothing up', async () => {
    const { world, theirs, victim } = await setScene(await makeWorld());
    const address = await back(theirs, victim);
    const { pathname, search } = new URL(address);
    const headers = { cookie: theirs.cookie! };
    await world.visitor().request({ method: 'HEAD', url: pathname + search, headers });
    expect(await theirs.open(address)).toContain('session_id=');
  });

  it('the cookie is out of scripts’ reach, of this site alone, and over https of this host alone', async () => {
    const world = await makeWorld();
    await withProviders(world);
    const start = () => world.visitor().request({ method: 'POST', url: '/api/auth/vk/start', payload: {} });
    expect(String((await start()).headers['set-cookie'])).toMatch(
      /^oauth=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    world.app.config.appUrl = 'https://school.example';
    expect(String((await start()).headers['set-cookie'])).toMatch(
      /^__Host-oauth=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('what is stored between the steps opens nothing', async () => {
    const { world, theirs, victim } = await setScene(await makeWorld());
    const address = new URL(await theirs.begin('google'));
    const secret = theirs.cookie!.split('=')[1]!;
    const sessionId = await sessionIdFor(theirs, victim);
    const rows = await Promise.all(
      ['oauth_flows', 'oauth_arrivals', 'jobs'].map(
        async (table) =>
          (await sql`select * from ${sql.table(table)}`.execute(world.app.database.handle)).rows,
      ),
    );
    const stored = JSON.stringify(rows);
    const verifier = derivedToken(secret, 'verifier');
    expect(challengeOf(verifier)).toBe(address.searchParams.get('code_challenge'));
    const secrets = [
      secret,
      sessionId,
      verifier,
      ...['state', 'nonce'].map((name) => address.searchParams.get(name)!),
    ];
    for (const each of secrets) expect(stored).not.toContain(each);
  });
});
