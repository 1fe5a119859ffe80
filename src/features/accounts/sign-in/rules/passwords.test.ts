import { expect, it } from 'vitest';
import { generatePassword, passwordStrength, type Strength } from './passwords.ts';

// spec: 381, 382
it('a password earns points for length, cases, digits and special characters', () => {
  const examples: [password: string, points: number, strength: Strength][] = [
    ['', 0, 'veryWeak'],
    ['abc', 1, 'veryWeak'],
    ['abc1', 2, 'weak'],
    ['Abc1', 3, 'weak'],
    ['abcdefgh', 3, 'weak'],
    ['abcdefg1!', 6, 'strong'],
    ['abcdefgh1', 4, 'medium'],
    ['Abcdefg1', 5, 'medium'],
    ['abc-def', 3, 'weak'],
    ['Abcdefg!', 6, 'strong'],
    ['Abcdef1!', 7, 'veryStrong'],
    ['Подиум-2026', 7, 'veryStrong'],
    ['подиум', 1, 'veryWeak'],
  ];
  const found = examples.map(([password]) => ({ password, ...passwordStrength(password) }));
  expect(found).toEqual(examples.map(([password, points, strength]) => ({ password, points, strength })));
});

// spec: 380
it('a generated password has ten characters, one of each class, and is never the same', () => {
  const passwords = Array.from({ length: 2000 }, generatePassword);
  for (const password of passwords) {
    expect(password).toHaveLength(10);
    expect(passwordStrength(password)).toEqual({ points: 7, strength: 'veryStrong' });
  }
  expect(new Set(passwords).size).toBe(passwords.length);
});

it('no place of a generated password tells its class, and all characters occur', () => {
  const passwords = Array.from({ length: 2000 }, generatePassword);
  for (let place = 0; place < 10; place += 1) {
    const digits = passwords.filter((password) => /\d/.test(password[place]!)).length;
    // About 0.17 of 2000; the bounds are more than six standard deviations away.
    expect(digits).toBeGreaterThan(200);
    expect(digits).toBeLessThan(500);
  }
  expect(new Set(passwords.join('')).size).toBe(69);
});
