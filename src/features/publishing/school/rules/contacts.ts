/** Form and links of the school's contacts. */
import { readableEmail } from '#shared/domains.ts';
import type { School } from '../contract/school.ts';

export interface Contact {
  kind: 'phone' | 'whatsapp' | 'telegram' | 'email';
  /** Text for people. */
  text: string;
  url: string;
}

/** Ways to reach a human, the quickest first; only those that the school has. */
export function contactsOf({
  phone,
  whatsapp,
  telegram,
  email,
}: Pick<School, 'phone' | 'whatsapp' | 'telegram' | 'email'>): Contact[] {
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

const networkNames = { phone: '', whatsapp: 'WhatsApp ', telegram: 'Telegram ', email: '' } as const;

/** The same within a sentence. */
export function writtenContacts(school: Parameters<typeof contactsOf>[0]): string[] {
  return contactsOf(school).map(({ kind, text }) => networkNames[kind] + text);
}

/** `+7 900 123-45-67`; numbers of other countries stay as they are. Spaces do not break. */
export function phoneText(phone: string): string {
  const parts = /^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(phone);
  return parts ? `+7\u00a0${parts[1]}\u00a0${parts[2]}\u2011${parts[3]}\u2011${parts[4]}` : phone;
}

/** Meta is banned in Russia as extremist: naming its networks requires a note. */
export function needsMetaNote(networks: School['networks']): boolean {
  return networks.some(
    ({ icon, url }) => icon === 'instagram' || /\b(?:instagram|facebook)\.com\b/.test(url),
  );
}
