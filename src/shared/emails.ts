/** Mail addresses as people mistype them. */
import { asciiDomain } from './domains.ts';

/**
 * The pattern of browsers (WHATWG, `input type=email`) in small letters, with a local part of at most 64 characters and a
 * domain of two labels or more, the last of which is no number: no school writes to a host of its own network.
 */
export const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + asciiDomain(email.slice(at));
}

/**
 * A letter of another alphabet that stands among Latin ones, or in their place: `anna@mаil.ru` with a Russian `а`,
 * `anna@gmail.сом`. Null of a domain that is in one alphabet, such as `пример.рф` or `почта.com`.
 */
export function strangeLetter(email: string): string | null {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split(/[.。．｡]/);
  const hasLatin = labels.some((label) => /\p{Script=Latin}/u.test(label));
  const strange = labels.find(
    (label) =>
      isMixed(label) || (hasLatin && /^[\p{N}-]*$/u.test(label.replace(lookAlikes, '')) && other.test(label)),
  );
  return other.exec(email.slice(0, Math.max(at, 0)))?.[0] ?? (strange ? other.exec(strange)![0] : null);
}

const other = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
/** Letters of Russian and its neighbours that look like Latin ones. */
const lookAlikes = /[авеёкмнорстухѕіјԛԝһӏցոս]/gu;

function isMixed(label: string): boolean {
  return /\p{Script=Latin}/u.test(label) && other.test(label);
}

/** Where most people have their mail. */
const largeHosts = [
  ...['gmail.com', 'yandex.ru', 'mail.ru', 'rambler.ru', 'inbox.ru', 'list.ru', 'icloud.com', 'outlook.com'],
  ...[
    'hotmail.com',
    'yahoo.com',
    'protonmail.com',
    'yandex.com',
    'yandex.by',
    'yandex.kz',
    '163.com',
    'foxmail.com',
  ],
];
/** Hosts of their own that are a letter away from a large one. */
const neighbours = new Set(
  'mail.com email.ru mail.ua mail.by mail.kz mail.de ymail.com gmx.com yandex.ua yahoo.co yahoo.fr 126.com me.com qmail.com tmail.ru'.split(
    ' ',
  ),
);
/** Two letters away, and meant all the same. */
const slips: Record<string, string> = {
  'gmail.ru': 'gmail.com',
  'gmail.con': 'gmail.com',
  'mail.ry': 'mail.ru',
  'yandex.con': 'yandex.com',
};

/** The address that was meant, where its host is one slip away from a large one: to be asked, never to be changed. */
export function likelyMeant(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  const host = email.slice(at).trim().toLowerCase();
  if (at < 2 || largeHosts.includes(host) || neighbours.has(host)) return null;
  const meant = slips[host] ?? largeHosts.find((large) => isOneSlip(host, large));
  return meant === undefined ? null : email.slice(0, at) + meant;
}

/** One letter too many, too few or wrong, or two in the wrong order. */
function isOneSlip(typed: string, meant: string): boolean {
  const [longer, shorter] = typed.length >= meant.length ? [typed, meant] : [meant, typed];
  if (longer.length - shorter.length > 1) return false;
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at++;
  if (longer.length > shorter.length) return longer.slice(at + 1) === shorter.slice(at);
  if (longer.slice(at + 1) === shorter.slice(at + 1)) return true;
  return (
    longer[at] === shorter[at + 1] &&
    longer[at + 1] === shorter[at] &&
    longer.slice(at + 2) === shorter.slice(at + 2)
  );
}
