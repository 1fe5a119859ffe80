import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loggablePath, makeLog } from './log.ts';

/** Records that a log at `level` writes. */
function logged(write: (log: ReturnType<typeof makeLog>) => void, level = 'info'): string[] {
  const lines: string[] = [];
  write(makeLog(level, { write: (text: string) => void lines.push(text) }));
  return lines;
}

describe('the log', () => {
  test.each([
    ['on top', { password: 'hunter2' }],
    ['in a body', { body: { password: 'hunter2', email: 'a@b.c' } }],
    ['two levels down', { request: { headers: { authorization: 'Bearer hunter2' } } }],
    ['as a cookie', { headers: { cookie: 'session=hunter2' } }],
    ['as a token', { session: { token: 'hunter2' } }],
    ['as a new password', { input: { new_password: 'hunter2', current_password: 'hunter2' } }],
    ['as a hash', { user: { password_hash: 'hunter2' } }],
    ['as a shop’s key', { config: { yookassa: { secretKey: 'hunter2' } } }],
    ['as a ticket', { ticket: 'hunter2' }],
  ])('keeps a secret to itself: %s', (_title, record) => {
    const [line] = logged((log) => log.info(record, 'something happened'));
    expect(line).toContain('something happened');
    expect(line).toContain('[redacted]');
    expect(line).not.toContain('hunter2');
  });

  const token = 'wJ-3_kQ9vX2mN8bR5tY7uI0oP4aS6dF1gH3jK5lZ9xC';
  test.each([
    ['an address of a person', 'no mailbox anna.petrova+1@почта.example.ru here', 'anna.petrova'],
    ['a token', `looked for ${token} in vain`, token],
    ['a header', 'Bearer short-one was sent', 'short-one'],
    ['a key of the provider', 'answered 401 to test_AbCdEfGhIjKlMnOp', 'AbCdEfGh'],
    ['the token of a bot', `POST /bot123456:${'A'.repeat(35)}/getMe`, 'AAAA'],
    ['a password in an address', 'connect postgresql://podium:hunter2@db.example failed', 'hunter2'],
    ['a picture', `data:image/png;base64,${'iVBORw0KGgo+/'.repeat(9)}==`, 'iVBORw'],
  ])('keeps %s to itself, wherever it stands', (_title, text, secret) => {
    const [line] = logged((log) => log.warn({ err: new Error(text), note: { deep: [text] } }, text));
    expect(JSON.parse(line!)).toMatchObject({ level: 40 });
    expect(line).not.toContain(secret);
  });

  test('leaves ids, routes and words as they are', () => {
    const plain =
      'order 0c9e7c52-8b1f-4a46-9d40-3c7f1d5a2b11 at /api/orders/:id took 12 ms (node:internal/x:1:2)';
    const [line] = logged((log) => log.info(plain));
    expect(line).toContain(plain);
  });

  test('is one line of JSON a record, whatever is in it', () => {
    const separators = ['\n', '\r', '\u2028', '\u2029', '\u0085', '\u001b[31m', '\u0000', '"', '\\'];
    const text = fc
      .array(fc.oneof(fc.constantFrom(...separators), fc.string({ unit: 'binary' })))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (first, second) => {
        const lines = logged((log) => log.info({ name: first, err: new Error(second) }, second));
        expect(lines).toHaveLength(1);
        const line = lines[0]!;
        expect(line.endsWith('\n')).toBe(true);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there raw.
        expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
        expect(JSON.parse(line)).toMatchObject({
          level: 30,
          name: first.toWellFormed(),
          msg: second.toWellFormed(),
        });
      }),
    );
  });

  test('says when in UTC, and of an error where', () => {
    const [line] = logged((log) => log.error({ err: new Error('broken') }, 'unexpected error'));
    const record = JSON.parse(line!) as { time: string; err: { message: string; stack: string } };
    expect(record.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(record.err.message).toBe('broken');
    expect(record.err.stack).toContain('log.test.ts');
  });

  test('writes what its level asks for', () => {
    expect(logged((log) => log.info('quiet'), 'warn')).toEqual([]);
    expect(logged((log) => log.warn('loud'), 'warn')).toHaveLength(1);
    expect(logged((log) => log.fatal('nothing'), 'silent')).toEqual([]);
  });
});

describe('a path made fit for the log', () => {
  test('shows no token and no query', () => {
    const token = 'wJ-3_kQ9vX2mN8bR5tY7uI0oP4aS6dF1gH3jK5lZ9xC';
    expect(loggablePath(`/verify-email/${token}`)).toBe('/verify-email/*');
    expect(loggablePath(`/media/lessons/${token}/captions?x=1`)).toBe('/media/lessons/*/captions');
    expect(loggablePath(`/set-password?token=${token}`)).toBe('/set-password');
    expect(loggablePath('/api/orders/0c9e7c52-8b1f-4a46-9d40-3c7f1d5a2b11')).toBe('/api/orders/*');
    expect(loggablePath('/api/courses')).toBe('/api/courses');
  });

  test('never holds twenty characters of a token in a row, and is never long', () => {
    const token = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 20, maxLength: 64 });
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), token, (url, secret) => {
        const shown = loggablePath(`${new URL(url).pathname}/${secret}/x?t=${secret}`);
        expect(shown).not.toContain(secret);
        expect(shown.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
