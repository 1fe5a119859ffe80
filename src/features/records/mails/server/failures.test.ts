import { expect, it } from 'vitest';
import { NotTried } from '#server/mail/mail.ts';
import { Refused } from '#server/outbox/refused.ts';
import { failureOf } from './failures.ts';

it.each([
  ['not_set', new NotTried('not_set')],
  ['unreachable', new NotTried('unreachable')],
  ['unreachable', failing('connect ECONNREFUSED 127.0.0.1:25', { code: 'ESOCKET', command: 'CONN' })],
  ['unreachable', failing('getaddrinfo ENOTFOUND mail.example', { code: 'EDNS', command: 'CONN' })],
  ['unreachable', failing('Greeting never received', { code: 'ETIMEDOUT', command: 'CONN' })],
  ['sign_in', failing('Invalid login', { code: 'EAUTH', responseCode: 535, response: '535 5.7.8 Error' })],
  ['encryption', failing('STARTTLS is missing', { code: 'ETLS', command: 'STARTTLS' })],
  ['encryption', failing('self-signed certificate', { code: 'ESOCKET', command: 'CONN' })],
  ['busy', failing('Mail command failed', { code: 'EENVELOPE', responseCode: 421, command: 'MAIL FROM' })],
  ['refused', failing('Message failed', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' })],
  ['mailbox', failing("Can't send mail", { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' })],
  ['no_mailbox', new Refused('550', { cause: failing('550', { responseCode: 550, command: 'RCPT TO' }) })],
  ['unknown', new Error('something else')],
])('a mail does not go out: %s', (reason, error) => {
  expect(failureOf(error).reason).toBe(reason);
});

it('the answer of a mail server is kept in one line of reasonable length', () => {
  const { answer } = failureOf(failing('x', { response: `421-Busy\r\n421 later${' again'.repeat(100)}` }));
  expect(answer).toMatch(/^421-Busy 421 later again/);
  expect(answer).toHaveLength(300);
});

function failing(message: string, facts: object): Error {
  return Object.assign(new Error(message), facts);
}
