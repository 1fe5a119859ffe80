/**
 * Nobody gets into an account by registering its address first, or into a purchase by registering after it.
 */
import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { day } from '#shared/dates.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { signInApi } from '../contract/signIn.ts';

const email = 'lena@example.com';
const strangers = 'пароль чужого';
const owners = 'пароль хозяйки';

describeOnEngines('an address somebody else has registered', (makeWorld) => {
  // spec: 348
  it('with a purchase: confirming asks for a password, and the stranger’s is worth nothing', async () => {
    const world = await makeWorld();
    await buy(world, world.visitor(), await aCourse(world), { email });
    const buyersLink = await linkIn(world, 'set-password');
    await register(world, strangers);
    const token = await linkIn(world, 'verify-email');
    expect(await verify(world, token)).toMatchObject({ status: 200, body: { status: 'choose_password' } });
    expect(await signIn(world, strangers)).toBe(401);
    expect((await choose(world, buyersLink, owners)).status, 'the mail of the purchase').toBe(200);
    expect(await signIn(world, owners)).toBe(200);
    expect((await verify(world, token)).body.status).toBe('already_verified');
    expect((await choose(world, token, strangers)).status, 'the other mail, afterwards').toBe(410);
    expect(await signIn(world, strangers)).toBe(401);
  });

  // spec: 348
  it('after its buyer has opened the account: the buyer’s password stays, for the buyer’s browser', async () => {
    const world = await makeWorld();
    const purchase = await buy(world, world.visitor(), await aCourse(world), { email });
    const opening = { order_secret: purchase.order_secret, password: owners };
    const { access_token: session } = (await world.visitor().call(paymentsApi.openAccount, opening)).body;
    await register(world, strangers);
    const token = await linkIn(world, 'verify-email');
    expect((await verify(world, token)).body.status, 'elsewhere').toBe('choose_password');
    const url = signInApi.verifyEmail.path.replace('{token}', token);
    const headers = { authorization: `Bearer ${session}` };
    const confirmed = await world.visitor().request({ method: 'GET', url, headers });
    expect(confirmed.body).toMatchObject({ status: 'success' });
    expect([await signIn(world, strangers), await signIn(world, owners)]).toEqual([401, 200]);
  });

  // spec: 348
  it('before the purchase: the password that waited for the confirmation is dropped', async () => {
    const world = await makeWorld();
    await register(world, strangers);
    const token = await linkIn(world, 'verify-email');
    await buy(world, world.visitor(), await aCourse(world), { email });
    expect((await verify(world, token)).body.status).toBe('choose_password');
    expect(await signIn(world, strangers)).toBe(401);
    expect((await choose(world, token, owners)).status).toBe(200);
    expect(await signIn(world, owners)).toBe(200);
    expect((await verify(world, token)).body.status).toBe('already_verified');
    expect((await choose(world, token, strangers)).status).toBe(410);
  });

  // spec: 348
  it('with another password: both links stay, and both ask for a password', async () => {
    const world = await makeWorld();
    await register(world, strangers);
    const first = await linkIn(world, 'verify-email');
    await register(world, owners);
    const second = await linkIn(world, 'verify-email');
    expect(second).not.toBe(first);
    for (const token of [first, second]) {
      expect(await verify(world, token)).toMatchObject({ status: 200, body: { status: 'choose_password' } });
    }
    for (const password of [strangers, owners]) expect(await signIn(world, password)).toBe(401);
    expect((await choose(world, first, owners)).status).toBe(200);
    expect(await signIn(world, owners)).toBe(200);
  });

  it('of two at the same moment, neither password counts without the other', async () => {
    const world = await makeWorld();
    await Promise.all([register(world, strangers), register(world, owners)]);
    expect((await verify(world, await linkIn(world, 'verify-email'))).body.status).toBe('choose_password');
  });

  it('with the same password, any day: each link confirms', async () => {
    const world = await makeWorld();
    await register(world, owners);
    const first = await linkIn(world, 'verify-email');
    world.passTime(day / 2);
    await register(world, owners);
    expect(await linkIn(world, 'verify-email')).not.toBe(first);
    expect((await verify(world, first)).body.status).toBe('success');
    expect(await signIn(world, owners)).toBe(200);
  });

  // spec: 348
  it('in a browser that registered another one, a link confirms nothing', async () => {
    const world = await makeWorld();
    await register(world, strangers);
    const token = await linkIn(world, 'verify-email');
    const asked = { token, asked_for: 'maria@example.com' };
    expect((await world.visitor().call(signInApi.confirmAddress, asked)).body).toMatchObject({
      status: 'not_asked_here',
      email: '',
    });
    expect(await signIn(world, strangers)).toBe(403);
    const own = { token, asked_for: ' Lena@Example.com ' };
    expect((await world.visitor().call(signInApi.confirmAddress, own)).body.status).toBe('success');
  });
});

describeOnEngines('an address that staff give somebody', (makeWorld) => {
  // spec: 349
  it('lets nobody in before the link that is mailed to it is followed', async () => {
    const { world, moved } = await movedByStaff(makeWorld);
    expect(moved.body).toMatchObject({ email, email_verified: false });
    expect(await signIn(world, strangers)).toBe(403);
    const token = await linkIn(world, 'verify-email');
    expect((await verify(world, token)).body.status).toBe('success');
    expect(await signIn(world, strangers)).toBe(200);
  });

  // spec: 349
  it('does not bring them what its owner buys', async () => {
    const { world } = await movedByStaff(makeWorld);
    const token = await linkIn(world, 'verify-email');
    await buy(world, world.visitor(), await aCourse(world), { email });
    expect((await verify(world, token)).body.status).toBe('choose_password');
    expect(await signIn(world, strangers)).toBe(401);
    expect((await choose(world, await linkIn(world, 'set-password'), owners)).status).toBe(200);
    expect(await signIn(world, owners)).toBe(200);
  });
});

/** A person whose password is a stranger's, and whose address a manager has set. */
async function movedByStaff(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const from = 'stranger@example.com';
  await register(world, strangers, from);
  await verify(world, await linkIn(world, 'verify-email', from));
  const login = await world.visitor().call(signInApi.login, { email: from, password: strangers });
  const manager = await world.signedInAs('manager');
  const moved = await manager.call(peopleApi.edit, { id: login.body.user.id, email });
  return { world, moved };
}

function register(world: World, password: string, address = email) {
  return world.visitor().call(signInApi.register, {
    email: address,
    password,
    first_name: 'Елена',
    last_name: 'Ким',
    privacy_consent: true,
    data_consent: true,
  });
}

function verify(world: World, token: string) {
  return world.visitor().call(signInApi.verifyEmail, { token });
}

function choose(world: World, token: string, password: string) {
  return world.visitor().call(signInApi.setPassword, { token, password });
}

async function signIn(world: World, password: string): Promise<number> {
  return (await world.visitor().call(signInApi.login, { email, password })).status;
}

/** Token of the newest mail to the address with a link to the page. */
async function linkIn(world: World, page: 'verify-email' | 'set-password', address = email): Promise<string> {
  await world.runJobs();
  const pattern = new RegExp(`/${page}(?:\\?token=|/)([\\w-]{43})`);
  const tokens = world.mail
    .messages()
    .filter(({ to }) => to.includes(address))
    .map(({ text }) => pattern.exec(text)?.[1]);
  const newest = tokens.findLast(Boolean);
  if (!newest) throw new Error(`no mail to ${address} leads to ${page}`);
  return newest;
}
