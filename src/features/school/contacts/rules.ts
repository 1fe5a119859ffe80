/** How the school's contacts are written and linked to. The landing page needs no more of the school's rules. */
import type { Language } from '#shared/i18n.ts';
import type { School } from '../contract.ts';

export interface Contact {
  kind: 'phone' | 'whatsapp' | 'telegram' | 'email';
  /** As a person reads it. */
  text: string;
  url: string;
}

/** The ways to reach a human, the quickest first; only those that the school has. */
export function contactsOf({ phone, whatsapp, telegram, email }: School): Contact[] {
  return [
    phone !== null && { kind: 'phone' as const, text: phoneText(phone), url: `tel:${phone}` },
    whatsapp !== null && {
      kind: 'whatsapp' as const,
      text: phoneText(whatsapp),
      url: `https://wa.me/${whatsapp.slice(1)}`,
    },
    telegram !== null && { kind: 'telegram' as const, text: `@${telegram}`, url: `https://t.me/${telegram}` },
    email !== null && { kind: 'email' as const, text: email, url: `mailto:${email}` },
  ].filter((contact) => contact !== false);
}

/** `+7 900 123-45-67`; numbers of other countries stay as they are. Does not break. */
export function phoneText(phone: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(phone);
  return parts ? `+7\u00a0${parts[1]}\u00a0${parts[2]}\u2011${parts[3]}\u2011${parts[4]}` : phone;
}

/** The only foreign pages that the site shows in itself, in a frame, once a reader has asked for the map. */
export const mapFrames = ['https://yandex.ru/map-widget/', 'https://yandex.com/map-widget/'] as const;

/** Where the school is on a map: in a frame, and as a page of its own. What an address says in brackets is no address. */
export function mapAddresses(address: string, language: Language): { frame: string; page: string } {
  const text = address.replace(/\s*[(（][^)）]*[)）]/g, '').trim();
  const asked = new URLSearchParams({ text, z: '16', lang: language === 'ru' ? 'ru_RU' : 'en_US' });
  return { frame: `${mapFrames[0]}v1/?${asked}`, page: `https://yandex.ru/maps/?${asked}` };
}

/** Meta is banned in Russia as extremist: whoever names its networks has to say so. */
export function needsMetaNote(networks: School['networks']): boolean {
  return networks.some(
    ({ icon, url }) => icon === 'instagram' || /\b(?:instagram|facebook)\.com\b/.test(url),
  );
}
