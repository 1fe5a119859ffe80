import { day, hour } from '#shared/dates.ts';

/** How long a session lives: with "remember me", and without. */
export const sessionMs = { remembered: 7 * day, plain: 24 * hour };

export const linkMs = { verify_email: 24 * hour, set_password: 7 * day };

/** The passwords that guessing starts with; at least 6 characters long, lower case. */
const commonPasswords = new Set(
  `123456 1234567 12345678 123456789 1234567890 111111 000000 222222 555555 666666 777777 888888 999999 112233
  121212 123123 123321 654321 987654321 123654 159753 147258369 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop
  qazwsx qazwsxedc asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx abc123 abcdef abcd1234
  password password1 passw0rd p@ssw0rd iloveyou letmein welcome welcome1 monkey dragon sunshine princess
  football baseball master shadow superman batman michael charlie jordan freedom whatever trustno1 admin123
  administrator login1 changeme secret starwars computer internet samsung google pokemon naruto lovely
  йцукен йцукенг йцукен123 пароль пароль1 пароль123 любовь привет наташа марина ангел солнышко qweasd qweasdzxc
  gfhjkm ghbdtn yfnfif vfhbyf marina natasha kristina nastya anastasia model123 models podium`.split(/\s+/),
);

export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return commonPasswords.has(plain) || /^(.)\1+$/u.test(plain);
}
