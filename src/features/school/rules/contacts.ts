/** Form and links of the school's contacts. The landing page needs no more of the school's rules. */
import { readableEmail } from '#shared/domains.ts';
import type { Language } from '#shared/i18n.ts';
import type { School } from '../contract/school.ts';

export interface Contact {
  kind: 'phone' | 'whatsapp' | 'telegram' | 'email';
  /** Text for people. */
  text: string;
  url: string;
}

/** Ways to reach a human, the quickest first; only those that the school has. */
export function contactsOf({ phone, whatsapp, telegram, email }: School): Contact[] {
  return [
    phone !== null && { kind: 'phone' as const, text: phoneText(phone), url: `tel:${phone}` },
    whatsapp !== null && {
      kind: 'whatsapp' as const,
      text: phoneText(whatsapp),
      url: `https://wa.me/${whatsapp.slice(1)}`,
    },
    telegram !== null && { kind: 'telegram' as const, text: `@${telegram}`, url: `https://t.me/${telegram}` },
    email !== null && { kind: 'email' as const, text: readableEmail(email), url: `mailto:${email}` },
  ].filter((contact) => contact !== false);
}

/** `+7 900 123-45-67`; numbers of other countries stay as they are. Spaces do not break. */
export function phoneText(phone: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(phone);
  return parts ? `+7\u00a0${parts[1]}\u00a0${parts[2]}\u2011${parts[3]}\u2011${parts[4]}` : phone;
}

/** The only foreign pages that the site embeds in a frame, once a reader has asked for the map. */
export const mapFrames = ['https://yandex.ru/map-widget/', 'https://yandex.com/map-widget/'] as const;

/** Map of the school: in a frame, and as a page of its own. Text in brackets is not part of the address. */
export function mapAddresses(address: string, language: Language): { frame: string; page: string } {
  const text = address.replace(/\s*[(（][^)）]*[)）]/g, '').trim();
  const asked = new URLSearchParams({ text, z: '16', lang: language === 'ru' ? 'ru_RU' : 'en_US' });
  return { frame: `${mapFrames[0]}v1/?${asked}`, page: `https://yandex.ru/maps/?${asked}` };
}

/** Meta is banned in Russia as extremist: naming its networks requires a note. */
export function needsMetaNote(networks: School['networks']): boolean {
  return networks.some(
    ({ icon, url }) => icon === 'instagram' || /\b(?:instagram|facebook)\.com\b/.test(url),
  );
}
