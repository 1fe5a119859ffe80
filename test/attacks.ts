/**
 * Ways to take over somebody else's account, or lure somebody into one's own; and the scene for trying them.
 */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { oauthApi } from '#features/accounts/sign-in/contract/oauth.ts';
import type { Person } from '#simulators/oauth/people.ts';
import {
  aBrowser,
  aPerson,
  type Browser,
  choose,
  googleSignIn,
  type Providers,
  vkNewcomer,
  withProviders,
} from './oauth.ts';
import { describeOnOneEngine, type World } from './world.ts';

/**
 * Setting of an attack: the victim has an account linked with both providers, the attacker has their own
 * people there.
 */
export interface Scene extends Providers {
  world: World;
  victim: Person;
  vkVictim: Person;
  attacker: Person;
  vkAttacker: Person;
  /** Two browsers. */
  theirs: Browser;
  mine: Browser;
}

/** Returns what came of it, for the reader of a failure. */
export type Attack = (scene: Scene) => Promise<unknown>;

export const back = async (browser: Browser, person: Person) => choose(await browser.begin('google'), person);
export const withQuery = (address: string, changes: Record<string, string | null>) => {
  const url = new URL(address);
  for (const [key, value] of Object.entries(changes))
    value === null ? url.searchParams.delete(key) : url.searchParams.set(key, value);
  return url.href;
};
export const exchange = (browser: Browser, sessionId: string) =>
  browser.call(oauthApi.google, { session_id: sessionId });
/** Follows the way back and, where it leads to a session id, uses that. */
export async function finish(browser: Browser, address: string): Promise<unknown> {
  const end = await browser.open(address);
  const sessionId = /session_id=([\w-]+)/.exec(end)?.[1];
  return sessionId ? exchange(browser, sessionId) : end;
}

/** One test per attack, named by its title and what stops it; none may sign anybody in. */
export function describeAttacks(title: string, attacks: Record<string, [why: string, attack: Attack]>): void {
  describeOnOneEngine(`attacks: ${title}`, (makeWorld) => {
    for (const [name, [why, attack]] of Object.entries(attacks)) {
      it(`${name}: ${why}`, async () => {
        const scene = await setScene(await makeWorld());
        const before = await sessions(scene.world);
        const answer = await attack(scene);
        expect(answer, why).not.toMatchObject({ body: { access_token: expect.any(String) } });
        const { signedIn } = await sessionsSince(scene.world, before);
        expect(signedIn, `${JSON.stringify(answer)}: ${why}`).toBe(0);
      });
    }
  });
}

export async function setScene(world: World): Promise<Scene> {
  const providers = await withProviders(world);
  const { google, vk } = providers;
  const victim = google.people.add(aPerson({ email: 'victim@example.com' }));
  const vkVictim = vk.people.add(aPerson({ email: null }));
  await googleSignIn(aBrowser(world), victim);
  await vkNewcomer(world, aBrowser(world), vkVictim, 'victim@example.com');
  return {
    ...providers,
    world,
    victim,
    vkVictim,
    attacker: google.people.add(aPerson({ email: 'attacker@example.com' })),
    vkAttacker: vk.people.add(aPerson({ email: null })),
    theirs: aBrowser(world),
    mine: aBrowser(world),
  };
}

/** All sessions, by their rows. */
export async function sessions(world: World): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from sessions`.execute(world.app.database.handle);
  return new Set(rows.map(({ id }) => id));
}

/** How many sessions began since; those of staff, whom a test signs in itself, have no network address. */
export async function sessionsSince(world: World, before: Set<string>) {
  const { rows } = await sql<{ id: string; address: string }>`select id, address from sessions`.execute(
    world.app.database.handle,
  );
  return { signedIn: rows.filter(({ id, address }) => !before.has(id) && address !== 'system').length };
}

export function copyOf(world: World, { cookie }: Browser): Browser {
  return Object.assign(aBrowser(world), { cookie });
}

export function stateOf(address: string): string {
  return new URL(address).searchParams.get('state') ?? '';
}
