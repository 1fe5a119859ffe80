/** Google and VK as simulators, and browsers that sign in there and return with their cookies. */
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { oauthApi } from '#features/accounts/sign-in/contract/oauth.ts';
import type { OauthProvider } from '#features/accounts/sign-in/rules/oauth.ts';
import { redirectUri } from '#features/accounts/sign-in/rules/oauth.ts';
import { deviceHeader, type Endpoint, type Input, type Output } from '#shared/contract.ts';
import type { Language } from '#shared/i18n.ts';
import { type Google, startGoogle } from '#simulators/google/server.ts';
import type { Person } from '#simulators/oauth/people.ts';
import { startVk, type Vk } from '#simulators/vk/server.ts';
import type { Answer, World } from './world.ts';

export interface Providers {
  google: Google;
  vk: Vk;
}

export const googleClient = { clientId: 'simulated-google-client', clientSecret: 'simulated-google-secret' };

/** Starts both, and gives the world their addresses. They end with the test. */
/** @param aheadMs by how much the clocks of the providers are ahead of the school's */
export async function withProviders(world: World, aheadMs = 0): Promise<Providers> {
  const clock = () => new Date(world.app.now().getTime() + aheadMs);
  const [google, vk] = await Promise.all([
    startGoogle({ ...googleClient, clock }),
    startVk({ clientId: '52000000', clock }),
  ]);
  onTestFinished(async () => void (await Promise.all([google.close(), vk.close()])));
  const { config } = world.app;
  config.google = { issuer: google.url, ...googleClient };
  config.vk = { url: vk.url, clientId: '52000000' };
  google.allowRedirect(redirectUri(config.appUrl, 'google'));
  vk.allowRedirect(redirectUri(config.appUrl, 'vk'));
  return { google, vk };
}

/** A default person, changed as the test asks. */
export function aPerson(changes: Partial<Person> = {}): Omit<Person, 'id'> & { id?: string } {
  return {
    firstName: 'Мария',
    lastName: 'Орлова',
    email: 'maria@example.com',
    isEmailVerified: true,
    ...changes,
  };
}

/** Chooses on the provider's page, as a browser would. @returns the address it redirects to */
export async function choose(address: string, person: Person | 'cancel'): Promise<string> {
  const body = new URLSearchParams(person === 'cancel' ? { cancel: '1' } : { person: person.id });
  const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 303 || !location) throw new Error(`${response.status}: ${await response.text()}`);
  return location;
}

export interface Browser {
  /** Cookie header it would send now; tests steal, plant and drop it. */
  cookie: string | null;
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<Output<E>>>;
  /** Presses the button. @returns the address at the provider */
  begin(provider: OauthProvider): Promise<string>;
  /** Opens an address of ours. @returns where it redirects */
  open(address: string): Promise<string>;
}

export function aBrowser(world: World, language: Language = 'ru'): Browser {
  const visitor = world.visitor(language);
  const browser: Browser = {
    cookie: null,
    async call(endpoint, input) {
      const rest = { ...(input as Record<string, unknown>) };
      const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = String(rest[name]);
        delete rest[name];
        return value;
      });
      return (await send({ method: endpoint.method, url, payload: rest })) as never;
    },
    async begin(provider) {
      const answer = await browser.call(oauthApi.start, { provider });
      if (answer.status !== 200) throw new Error(`start: ${answer.status} ${answer.body.code}`);
      return answer.body.url;
    },
    async open(address) {
      const { pathname, search } = new URL(address, 'http://school');
      const answer = await send({ method: 'GET', url: pathname + search });
      return String(answer.headers.location ?? answer.status);
    },
  };

  async function send(options: InjectOptions) {
    const headers = { ...(browser.cookie && { cookie: browser.cookie }), [deviceHeader]: 'd'.repeat(43) };
    const answer = await visitor.request({ ...options, headers });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = String(line).split(';');
      browser.cookie = /max-age=0/i.test(String(line)) ? null : pair;
    }
    return answer;
  }
  return browser;
}

/** The whole sign-in with Google, up to the session id. */
export async function sessionIdFor(browser: Browser, person: Person): Promise<string> {
  const end = await browser.open(await choose(await browser.begin('google'), person));
  const found = /^\/auth\/google\/callback#session_id=([\w-]{43})$/.exec(end)?.[1];
  if (!found) throw new Error(`led to ${end}`);
  return found;
}

export async function googleSignIn(browser: Browser, person: Person) {
  return browser.call(oauthApi.google, { session_id: await sessionIdFor(browser, person) });
}

/** Input that the page of VK's answer sends. */
export function vkInput(world: World, address: string): Input<typeof oauthApi.vk> {
  const query = new URL(address).searchParams;
  return {
    code: query.get('code') ?? '',
    state: query.get('state') ?? '',
    device_id: query.get('device_id') ?? '',
    redirect_uri: redirectUri(world.app.config.appUrl, 'vk'),
  };
}

export async function vkSignIn(world: World, browser: Browser, person: Person) {
  return browser.call(oauthApi.vk, vkInput(world, await choose(await browser.begin('vk'), person)));
}

/** The code of the newest mail to the address. */
export async function mailedCode(world: World, email: string): Promise<string> {
  await world.runJobs();
  const mail = world.mail.messages().filter(({ to }) => to.includes(email));
  const code = mail
    .map(({ subject }) => /(\d{4}) (\d{4})/.exec(subject))
    .filter((found) => found !== null)
    .at(-1);
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code[1]! + code[2]!;
}

/** The whole way of a new person from VK. */
export async function vkNewcomer(world: World, browser: Browser, person: Person, email: string) {
  await vkSignIn(world, browser, person);
  await browser.call(oauthApi.sendCode, { email });
  return browser.call(oauthApi.confirmCode, { email, code: await mailedCode(world, email) });
}

/** Row count of a table. */
export async function count(world: World, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    world.app.database.handle,
  );
  return Number(rows[0]!.n);
}
