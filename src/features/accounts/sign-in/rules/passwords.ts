/** Strength of a typed password: the specification's points, and their names. */
export const strengthPoints = 7;
export type Strength = 'veryWeak' | 'weak' | 'medium' | 'strong' | 'veryStrong';

/** 0 to 7 points: length from 8 on and special characters count double. */
export function passwordStrength(password: string): { points: number; strength: Strength } {
  const points =
    (password.length >= 8 ? 2 : 0) +
    (/\p{Lu}/u.test(password) ? 1 : 0) +
    (/\p{Ll}/u.test(password) ? 1 : 0) +
    (/\p{Nd}/u.test(password) ? 1 : 0) +
    (/[^\p{L}\p{N}]/u.test(password) ? 2 : 0);
  return { points, strength: strengthOf(points) };
}

function strengthOf(points: number): Strength {
  if (points < 2) return 'veryWeak';
  if (points < 4) return 'weak';
  if (points < 6) return 'medium';
  return points < strengthPoints ? 'strong' : 'veryStrong';
}

/** Without easily confused characters: I, l, 1, O, 0. */
const classes = [
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  'abcdefghijkmnopqrstuvwxyz',
  '23456789',
  '!#$%&*+-=?@_',
] as const;
const generatedLength = 10;

/**
 * A random password of 10 characters with an upper case letter, a lower case one, a digit and a special one.
 */
export function generatePassword(): string {
  const all = classes.join('');
  const characters = classes.map(pick);
  while (characters.length < generatedLength) characters.push(pick(all));
  // Fisher-Yates, or the first four would always be of known classes.
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1);
    [characters[last], characters[other]] = [characters[other]!, characters[last]!];
  }
  return characters.join('');
}

function pick(from: string): string {
  return from[randomBelow(from.length)]!;
}

/** Every number below `limit` is equally likely: draws that would favour the low ones are repeated. */
function randomBelow(limit: number): number {
  const fair = 256 - (256 % limit);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (value < fair) return value % limit;
  }
}
