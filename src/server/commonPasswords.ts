/**
 * Passwords that guessing starts with: a list of the most common ones, and rules for patterns that no list
 * can hold.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readableEmail } from '#shared/domains.ts';
import { root } from './root.ts';

/** Common passwords in Russian, also typed on the other keyboard layout, and words of this site. */
const known = `йцукен йцукенг йцукенгшщз йцукен123 фывапр фывапролд ячсмит ячсмить пароль пароль1 пароль123 любовь
  привет привет123 наташа марина кристина анастасия ангелина ангел солнышко зайчик котенок россия москва спартак
  gfhjkm gfhjkm123 ghbdtn yfnfif vfhbyf fyutkbyf k.,jdm cjkysirj rjntyjr djkjlz natasha kristina nastya anastasia
  privet parol123 qweasd qweasdzxc model123 modeli models podium podium1 podium123 podium2026 подиум подиум1
  подиум123 подиум2026`;

let listed: Set<string> | null = null;

/** True for a password that an attacker would try among the first, in any case. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  listed ??= readList();
  return listed.has(plain) || isRepetition(plain) || isRun(plain);
}

/**
 * True for the first guesses of somebody who knows the address: the address itself, or the part before its @.
 */
export function isOwnAddress(password: string, email: string): boolean {
  const tried = password.trim().toLowerCase();
  return [email, readableEmail(email), email.split('@')[0]].includes(tried);
}

/** Loaded with the first password that is chosen: a process that sees none need not hold it. */
function readList(): Set<string> {
  const text = readFileSync(join(root, 'src/server/common-passwords.txt'), 'utf8');
  const words = text.split('\n').filter((line) => !line.startsWith('#'));
  return new Set([...words, known].flatMap((line) => line.trim().split(/\s+/)));
}

/** 222222, abcabc, 12121212: at most three characters over and over. */
function isRepetition(plain: string): boolean {
  return /^(.{1,3})\1+$/u.test(plain);
}

/** 654321, абвгде: each character follows the previous one in its alphabet, or each precedes it. */
function isRun(plain: string): boolean {
  const codes = [...plain].map((character) => character.codePointAt(0)!);
  const steps = new Set(codes.slice(1).map((code, index) => code - codes[index]!));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
