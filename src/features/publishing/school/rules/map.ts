import type { Language } from '#shared/i18n.ts';

/** The only foreign pages that the site embeds in a frame, once a reader has asked for the map. */
export const mapFrames = ['https://yandex.ru/map-widget/', 'https://yandex.com/map-widget/'] as const;

/** Map of the school: in a frame, and as a page of its own. Text in brackets is not part of the address. */
export function mapAddresses(address: string, language: Language): { frame: string; page: string } {
  const text = address.replace(/\s*[(（][^)）]*[)）]/g, '').trim();
  const asked = new URLSearchParams({ text, z: '16', lang: language === 'ru' ? 'ru_RU' : 'en_US' });
  return { frame: `${mapFrames[0]}v1/?${asked}`, page: `https://yandex.ru/maps/?${asked}` };
}
