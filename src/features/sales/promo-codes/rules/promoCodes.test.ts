import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeAlphabet, codeKey, codePattern, codeRefusal, codeState, writtenCode } from './promoCodes.ts';

const terms = {
  is_on: 1,
  starts_at: '2026-11-01T21:00:00.000Z',
  ends_at: '2026-11-30T21:00:00.000Z',
  max_uses: 10,
};
const attempt = { now: '2026-11-23T09:00:00.000Z', isForCourse: true, uses: 9, isUsedByBuyer: false };

describe('a promo code', () => {
  it.each([
    ['works', {}, {}, null],
    ['works without any limit', { starts_at: null, ends_at: null, max_uses: null }, { uses: 1e6 }, null],
    ['is unknown while it is off', { is_on: 0 }, {}, 'unknown'],
    ['does not work before its first moment', {}, { now: '2026-11-01T20:59:59.999Z' }, 'not_yet'],
    ['works from its first moment', {}, { now: '2026-11-01T21:00:00.000Z' }, null],
    ['works to its last moment', {}, { now: '2026-11-30T20:59:59.999Z' }, null],
    ['does not work at its end', {}, { now: '2026-11-30T21:00:00.000Z' }, 'expired'],
    ['is for some courses only', {}, { isForCourse: false }, 'other_course'],
    ['works once for each buyer', {}, { isUsedByBuyer: true }, 'used_by_you'],
    ['is used up', {}, { uses: 10 }, 'used_up'],
  ])('%s', (_title, changes, change, expected) => {
    expect(codeRefusal({ ...terms, ...changes }, { ...attempt, ...change })).toBe(expected);
  });

  it('has one state for staff', () => {
    const stateOf = (changes: object, now = attempt.now, uses = 0) =>
      codeState({ ...terms, ...changes }, now, uses);
    expect(stateOf({})).toBe('active');
    expect(stateOf({ is_on: 0 })).toBe('off');
    expect(stateOf({}, '2026-10-01')).toBe('planned');
    expect(stateOf({}, '2026-12-01')).toBe('expired');
    expect(stateOf({}, attempt.now, 10)).toBe('used_up');
  });

  it('is found however it is typed: in small letters, with spaces, without dashes, on the other keyboard', () => {
    expect(writtenCode(' leto-2027 ')).toBe('LETO-2027');
    for (const typed of ['LETO-2027', 'leto2027', 'Leto 20 27', 'lЕТО_2027'])
      expect(codeKey(typed), typed).toBe(codeKey('LETO-2027'));
    expect(codeKey('ЛЕТО')).not.toBe(codeKey('LETO'));
  });

  it('has three letters or digits at least', () => {
    for (const code of ['ЛЕТО', 'A-B_C', '007']) expect(codePattern.test(code), code).toBe(true);
    for (const code of ['', '--', 'A-B', 'A B C', 'A,BC', 'X'.repeat(41)])
      expect(codePattern.test(code), code).toBe(false);
  });

  it('that is generated has no letters that are taken for each other', () => {
    for (const pair of ['0O', '1I', '1L', 'IL', '5S', '8B', '2Z'])
      expect([...pair].filter((letter) => codeAlphabet.includes(letter)).length, pair).toBeLessThan(2);
    const code = fc.array(fc.constantFrom(...codeAlphabet), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(code, (letters) => {
        expect(codeKey(letters.join(''))).toBe(letters.join(''));
      }),
    );
  });
});
