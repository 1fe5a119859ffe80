/** Conversion between form fields and the values sent: an empty field means unknown. */

import type { Language } from '#shared/i18n.ts';
import { inEveryLanguage, withoutEmpty } from '#shared/localText.ts';
import type { EditedContacts, EditedSettings } from '../contract/panel.ts';

export type ContactValues = ReturnType<typeof contactValues>;
export function contactValues(contacts: EditedContacts) {
  const { phone, whatsapp, telegram, email, related_site, shows_networks, networks } = contacts;
  return {
    phone: phone ?? '',
    whatsapp: whatsapp ?? '',
    telegram: telegram ?? '',
    email: email ?? '',
    related_site: related_site ?? { name: '', url: '' },
    shows_networks,
    networks,
  };
}

export function sentContacts({ telegram, email, related_site, ...values }: ContactValues) {
  const isRelated = related_site.name.trim() !== '' || related_site.url.trim() !== '';
  return {
    ...values,
    telegram: orNull(telegram),
    email: orNull(email),
    related_site: isRelated ? related_site : null,
  };
}

export type SettingValues = ReturnType<typeof settingValues>;
export function settingValues(settings: EditedSettings) {
  const { name, address, legal_name, inn, ogrn, tax_system, vat_code, bank, time_zone, benefits, languages } =
    settings;
  return {
    name: inEveryLanguage(name),
    address: inEveryLanguage(address),
    legal_name: legal_name ?? '',
    inn: inn ?? '',
    ogrn: ogrn ?? '',
    tax_system: String(tax_system),
    vat_code: String(vat_code),
    bank: bank ?? { name: '', bik: '', account: '', correspondent: '' },
    time_zone,
    benefits,
    languages,
  };
}

export function sentSettings(given: SettingValues) {
  const { name, address, legal_name, inn, ogrn, tax_system, vat_code, bank, ...values } = given;
  const hasBank = Object.values(bank).some((field) => field.trim() !== '');
  return {
    tax_system: Number(tax_system) as EditedSettings['tax_system'],
    vat_code: Number(vat_code) as EditedSettings['vat_code'],
    bank: hasBank ? bank : null,
    name: sentText(name),
    address: sentText(address),
    legal_name: orNull(legal_name),
    inn: orNull(inn),
    ogrn: orNull(ogrn),
    ...values,
  };
}

/** Russian is the original: a text without it is valid only when entirely empty. */
function sentText(text: Record<Language, string>) {
  return Object.values(text).every((each) => each.trim() === '') ? null : withoutEmpty(text);
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
