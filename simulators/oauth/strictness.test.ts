/** The simulators refuse what the real providers refuse: a site that passes here follows the protocol. */
import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterEach, expect, test } from 'vitest';
import { type Google, startGoogle } from '../google/server.ts';
import { startVk, type Vk } from '../vk/server.ts';

const client = { clientId: 'site', clientSecret: 'secret' };
const redirect = 'http://127.0.0.1:9/callback';
const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const open: { close(): Promise<void> }[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((each) => each.close()))));

const asked = {
  client_id: 'site',
  redirect_uri: redirect,
  response_type: 'code',
  scope: 'openid email',
  state: 's',
  nonce: 'n',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};

test.each([
  ['a client it does not know', { client_id: 'other' }],
  ['another address to lead back to', { redirect_uri: `${redirect}/` }],
  ['no state', { state: '' }],
  ['no nonce', { nonce: '' }],
  ['no challenge', { code_challenge: '' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['the implicit flow', { response_type: 'id_token' }],
])('Google: %s is told on a page, and leads nobody anywhere', async (_title, change) => {
  const { google, person } = await aGoogle();
  const response = await answerOf(`${google.url}/o/oauth2/v2/auth`, { ...asked, ...change }, person);
  expect(response.status).toBe(400);
  expect(response.headers.get('location')).toBeNull();
});

test('Google: a code is redeemed once, by its client, with its secret, address and verifier', async () => {
  const { google, person } = await aGoogle();
  const redeem = async (code: string, change: Changes = {}) =>
    post(`${google.url}/token`, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirect,
      client_id: 'site',
      client_secret: 'secret',
      code_verifier: verifier,
      ...change,
    });
  const fresh = () => codeOf(`${google.url}/o/oauth2/v2/auth`, asked, person);
  const { code, state } = await fresh();
  expect(state).toBe('s');
  const { status, body } = await redeem(code);
  expect(status).toBe(200);
  const keys = createRemoteJWKSet(new URL(`${google.url}/oauth2/v3/certs`));
  const { payload } = await jwtVerify(String(body.id_token), keys, { issuer: google.url, audience: 'site' });
  expect(payload).toMatchObject({
    sub: person,
    nonce: 'n',
    email: 'maria@example.com',
    email_verified: true,
  });
  expect(await redeem(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  for (const [change, expected] of [
    [{ client_secret: 'wrong' }, 401],
    [{ client_id: 'other' }, 401],
    [{ redirect_uri: `${redirect}/` }, 400],
    [{ code_verifier: 'w'.repeat(43) }, 400],
    [{ code_verifier: '' }, 400],
    [{ grant_type: 'password' }, 400],
  ] as const)
    expect((await redeem((await fresh()).code, change)).status, JSON.stringify(change)).toBe(expected);
});

test('VK: a code is redeemed once, for its device, address and verifier; the profile by its token', async () => {
  const { vk, person } = await aVk();
  const fresh = () => codeOf(`${vk.url}/authorize`, asked, person);
  const redeem = (code: string, device_id: string, change: Changes = {}) =>
    post(`${vk.url}/oauth2/auth`, {
      grant_type: 'authorization_code',
      code,
      device_id,
      redirect_uri: redirect,
      client_id: 'site',
      code_verifier: verifier,
      state: 's',
      ...change,
    });
  const first = await fresh();
  const { status, body } = await redeem(first.code, first.device_id!);
  expect({ status, user: body.user_id, state: body.state }).toEqual({
    status: 200,
    user: Number(person),
    state: 's',
  });
  const profile = { client_id: 'site', access_token: String(body.access_token) };
  expect((await post(`${vk.url}/oauth2/user_info`, profile)).body).toMatchObject({
    user: { user_id: person },
  });
  const stranger = { ...profile, access_token: 'vk2.a.other' };
  expect((await post(`${vk.url}/oauth2/user_info`, stranger)).body).toEqual({ error: 'invalid_token' });
  expect(await redeem(first.code, first.device_id!)).toMatchObject({ status: 400 });
  for (const change of [
    { client_id: 'other' },
    { device_id: 'other' },
    { redirect_uri: `${redirect}/` },
    { code_verifier: 'w'.repeat(43) },
  ]) {
    const next = await fresh();
    const answer = await redeem(next.code, next.device_id!, change);
    expect(answer.body, JSON.stringify(change)).toHaveProperty('error');
  }
});

test('VK: the challenge is taken in both spellings, as the real one does', async () => {
  const { vk, person } = await aVk();
  const spelt = { ...asked, code_challenge_method: 's256' };
  expect((await codeOf(`${vk.url}/authorize`, spelt, person)).code).toMatch(/^vk2\.a\./);
});

test('who refuses goes back with the state and without a code', async () => {
  const { google } = await aGoogle();
  const url = `${google.url}/o/oauth2/v2/auth?${new URLSearchParams(asked)}`;
  const body = new URLSearchParams({ cancel: '1' });
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const query = new URL(response.headers.get('location')!).searchParams;
  expect([query.get('error'), query.get('state'), query.get('code')]).toEqual(['access_denied', 's', null]);
});

test('the technician’s page makes it misbehave, and undoes it', async () => {
  const { google } = await aGoogle();
  const set = (misbehave: string) =>
    fetch(`${google.url}/simulator`, { method: 'POST', body: new URLSearchParams({ misbehave }) });
  await set('error_500');
  expect((await post(`${google.url}/token`, {})).status).toBe(500);
  await set('no such thing');
  expect((await post(`${google.url}/token`, {})).status).toBe(500);
  await set('none');
  expect((await post(`${google.url}/token`, {})).status).toBe(401);
});

async function aGoogle(): Promise<{ google: Google; person: string }> {
  const google = await startGoogle(client);
  open.push(google);
  google.allowRedirect(redirect);
  return { google, person: google.people.add(maria).id };
}

async function aVk(): Promise<{ vk: Vk; person: string }> {
  const vk = await startVk({ clientId: 'site' });
  open.push(vk);
  vk.allowRedirect(redirect);
  return { vk, person: vk.people.add(maria).id };
}

const maria = { firstName: 'Мария', lastName: 'Орлова', email: 'maria@example.com', isEmailVerified: true };

type Changes = { [name: string]: string | undefined };

function answerOf(address: string, query: Record<string, string>, person: string): Promise<Response> {
  const body = new URLSearchParams({ person });
  return fetch(`${address}?${new URLSearchParams(query)}`, { method: 'POST', body, redirect: 'manual' });
}

async function codeOf(address: string, query: Record<string, string>, person: string) {
  const location = (await answerOf(address, query, person)).headers.get('location')!;
  return Object.fromEntries(new URL(location).searchParams) as {
    code: string;
    state: string;
    device_id?: string;
  };
}

async function post(address: string, form: Changes) {
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(form as Record<string, string>),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
