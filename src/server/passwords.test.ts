import { argon2Sync } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { countHashes } from '#test/hashes.ts';
import { hashesAtOnce, hashPassword, mostWaiting, verifyPassword } from './passwords.ts';

test('a password is known by its hash, and no other is', async () => {
  const stored = await hashPassword('Подиум-2026');
  expect(await verifyPassword('Подиум-2026', stored)).toBe(true);
  for (const wrong of ['подиум-2026', 'Подиум-2026 ', 'Подиум-202', ''])
    expect(await verifyPassword(wrong, stored)).toBe(false);
});

test('the same password is stored differently each time, and never as itself', async () => {
  const [first, second] = await Promise.all([hashPassword('secret-word'), hashPassword('secret-word')]);
  expect(first).not.toBe(second);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toContain('secret-word');
});

test('a password typed on another keyboard, in another form of Unicode, is the same', async () => {
  const stored = await hashPassword('Йод-naïve'.normalize('NFC'));
  expect(await verifyPassword('Йод-naïve'.normalize('NFD'), stored)).toBe(true);
});

test('nothing of a long password is cut off', async () => {
  const stored = await hashPassword(`${'a'.repeat(199)}b`);
  expect(await verifyPassword(`${'a'.repeat(199)}c`, stored)).toBe(false);
  expect(await verifyPassword('a'.repeat(72), stored)).toBe(false);
});

test('where there is no password, none is right', async () => {
  for (const guess of ['', 'null', 'podium']) expect(await verifyPassword(guess, null)).toBe(false);
});

test('a hash of another cost, made by another implementation, is read: the cost can be raised later', async () => {
  const stored = cheapHash('Подиум-2026');
  expect(await verifyPassword('Подиум-2026', stored)).toBe(true);
  expect(await verifyPassword('Подиум-2025', stored)).toBe(false);
});

test('beyond a bounded number nobody waits: they are told when to come back, and known devices go first', async () => {
  const stored = cheapHash('x');
  const done: string[] = [];
  const crowd = Array.from({ length: hashesAtOnce + mostWaiting }, () =>
    verifyPassword('x', stored).then(() => done.push('a stranger')),
  );
  await expect(verifyPassword('x', stored)).rejects.toMatchObject({
    status: 503,
    details: { headers: { 'retry-after': '5' } },
  });
  const known = verifyPassword('x', stored, { isKnown: true }).then(() => done.push('a known device'));
  await Promise.all([...crowd, known]);
  expect(done.indexOf('a known device')).toBeLessThan(3 * hashesAtOnce);
  expect(done).toHaveLength(hashesAtOnce + mostWaiting + 1);
});

test('what is no hash of ours is a failure, not a wrong password', async () => {
  await expect(verifyPassword('x', '$2b$12$abcdefghijklmnopqrstuv')).rejects.toThrow('Decoding failed');
});

test('hashing leaves the event loop free', async () => {
  let turns = 0;
  const ticking = setInterval(() => turns++, 0);
  await Promise.all(Array.from({ length: 4 }, () => hashPassword('x')));
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(0);
});

test('no more are worked out at a time than processors and pool can bear, and everybody who waits gets a turn', async () => {
  const hashes = countHashes();
  onTestFinished(() => hashes.end());
  const all = Array.from({ length: 7 }, () => verifyPassword('x', null));
  expect(hashes.take()).toBe(hashesAtOnce);
  expect(await Promise.all(all)).toEqual(Array(7).fill(false));
  expect(hashes.take()).toBe(7 - hashesAtOnce);

  const refused = Array.from({ length: 7 }, () => verifyPassword('x', 'no hash of ours'));
  expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(Array(7).fill('rejected'));
  expect(await verifyPassword('x', null)).toBe(false);
});

function cheapHash(password: string): string {
  const nonce = Buffer.from('0123456789abcdef');
  const options = { nonce, tagLength: 32, memory: 64, passes: 3, parallelism: 1 };
  const tag = argon2Sync('argon2id', { message: password, ...options });
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=64,t=3,p=1$${base64(nonce)}$${base64(tag)}`;
}
