/**
 * International domain names: stored in the ASCII form that mail servers know (punycode), shown as people
 * write them.
 */

/** The ASCII form of a domain in any script; a text that is no domain is returned unchanged. */
export function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}.。．｡-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** An address with its domain in its own script. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  if (at === 0 || !email.includes('xn--', at)) return email;
  return email.slice(0, at) + email.slice(at).split('.').map(readableLabel).join('.');
}

/** A label that mixes Latin letters with others could be mistaken for another name, and stays in ASCII. */
function readableLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  const decoded = decodePunycode(label.slice(4));
  if (decoded === null || asciiDomain(decoded) !== label) return label;
  const isMixed = /[a-z]/.test(decoded) && /(?!\p{Script=Latin})\p{L}/u.test(decoded);
  return isMixed ? label : decoded;
}

const [base, tMin, tMax, skew, damp] = [36, 1, 26, 38, 700];

/** RFC 3492, 6.2. Null for text that is no valid encoding. */
function decodePunycode(text: string): string | null {
  const cut = text.lastIndexOf('-');
  const points = Array.from(text.slice(0, Math.max(0, cut)), (letter) => letter.codePointAt(0)!);
  const digits = Array.from(text.slice(cut + 1), digitOf);
  let [point, place, bias] = [128, 0, 72];
  while (digits.length > 0) {
    const before = place;
    for (let weight = 1, step = base; ; step += base) {
      const digit = digits.shift();
      if (digit === undefined || digit < 0 || place > 0x10ffff * 64) return null;
      place += digit * weight;
      const threshold = Math.min(tMax, Math.max(tMin, step - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = points.length + 1;
    bias = adapted(place - before, length, before === 0);
    point += Math.floor(place / length);
    place %= length;
    if (point > 0x10ffff) return null;
    points.splice(place, 0, point);
    place += 1;
  }
  return String.fromCodePoint(...points);
}

function digitOf(letter: string): number {
  return '0123456789'.includes(letter) ? Number(letter) + 26 : 'abcdefghijklmnopqrstuvwxyz'.indexOf(letter);
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / length);
  let step = 0;
  for (; rest > ((base - tMin) * tMax) / 2; step += base) rest = Math.floor(rest / (base - tMin));
  return step + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
