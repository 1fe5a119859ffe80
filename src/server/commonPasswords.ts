/** The passwords that guessing starts with. A list of the most common ones, and what a list cannot hold whole. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** Common in Russian, also typed on the other keyboard layout, and the words of this place. */
const known = `йцукен йцукенг йцукенгшщз йцукен123 фывапр фывапролд ячсмит ячсмить пароль пароль1 пароль123 любовь
  привет привет123 наташа марина кристина анастасия ангелина ангел солнышко зайчик котенок россия москва спартак
  gfhjkm gfhjkm123 ghbdtn yfnfif vfhbyf fyutkbyf k.,jdm cjkysirj rjntyjr djkjlz natasha kristina nastya anastasia
  privet parol123 qweasd qweasdzxc model123 modeli models podium podium1 podium123 podium2026 подиум подиум1
  подиум123 подиум2026`;

let listed: Set<string> | null = null;

/** True for a password that an attacker would try among the first, in whatever case it is typed. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  listed ??= readList();
  return listed.has(plain) || isRepetition(plain) || isRun(plain);
}

/** Read with the first password that is chosen: a process that sees none need not hold it. */
function readList(): Set<string> {
  const text = readFileSync(join(root, 'src/server/common-passwords.txt'), 'utf8');
  const words = text.split('\n').filter((line) => !line.startsWith('#'));
  return new Set([...words, known].flatMap((line) => line.trim().split(/\s+/)));
}

/** 222222, abcabc, 12121212: at most three characters over and over. */
function isRepetition(plain: string): boolean {
  return /^(.{1,3})\1+$/u.test(plain);
}

/** 654321, абвгде: each character the next one of its alphabet, or each the one before. */
function isRun(plain: string): boolean {
  const codes = [...plain].map((character) => character.codePointAt(0)!);
  const steps = new Set(codes.slice(1).map((code, index) => code - codes[index]!));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
