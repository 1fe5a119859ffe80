/** The data stored of a visit: nothing that tells one visitor from another. */
import { withoutLanguage } from '#shared/i18n.ts';

export const dimensions = [
  ...(['all', 'page', 'source', 'campaign', 'landing', 'device', 'hour', 'step'] as const),
  // Who saw the prices and opened the form, by where they came from; and the form by the course's id.
  ...(['cards_source', 'form_source', 'form_course'] as const),
] as const;
export type Dimension = (typeof dimensions)[number];

/** Steps of a visitor on the way to an order, each a bit in that day's record of them. */
export const steps = { visit: 1, cards: 2, form: 4 } as const;
export type Step = keyof typeof steps;

/** Steps that are counted by source as well. */
export const sourceSteps = { cards: 'cards_source', form: 'form_source' } as const;

/** Dimensions whose values anybody can invent: a page may be one that the site does not have. */
export const inventedDimensions = [
  ...(['page', 'landing', 'source', 'campaign'] as const),
  ...(['cards_source', 'form_source', 'form_course'] as const),
] as const;

/** Anybody can invent the words of an address: beyond this many a day they are counted together. */
export const mostValues = 300;
export const otherValue = '…';

export interface Seen {
  /** Path of the page. */
  page: string;
  /** Address that led here; empty for none. */
  from: string;
  /** The part after the path: read for the campaign, never stored. */
  query: string;
}

export interface Origin {
  source: string;
  campaign: string;
  landing: string;
}

/** @param host of the site itself: its own pages are no source */
export function originOf({ page, from, query }: Seen, host: string): Origin {
  const given = new URLSearchParams(query);
  const word = (name: string) => campaignWord(given.get(name) ?? '');
  const campaign = [word('utm_source'), word('utm_campaign')].filter(Boolean).join(' · ');
  return { source: word('utm_source') || hostOf(from, host), campaign, landing: pathOf(page) };
}

/** Path without what names a person or a thing: only pages of the site itself are counted by their address. */
export function pathOf(page: string): string {
  const path = page.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';
  return /^(?:\/(?:[a-z-]+(?:\.html)?)?)?$/.test(withoutLanguage(path)) ? path : otherValue;
}

function hostOf(from: string, own: string): string {
  const host = URL.canParse(from) ? new URL(from).hostname.replace(/^www\./, '') : '';
  return host === own.replace(/^www\./, '') ? '' : tidy(host);
}

/** A word of an address, as it is counted: one that may name a person, by an e-mail address or a number, is not kept. */
export function campaignWord(text: string): string {
  const plain = tidy(text);
  return /@|%40|\d(?:[^\p{L}\d]*\d){6}/u.test(plain.normalize('NFKC')) ? otherValue : plain;
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, 60);
}

export type Device = 'phone' | 'tablet' | 'desk';

export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|Android/i.test(userAgent) ? 'phone' : 'desk';
}
