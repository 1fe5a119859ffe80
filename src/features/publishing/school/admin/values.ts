/** Conversion between form fields and the values sent: an empty field means unknown. */
import type { EditedContacts, EditedSettings } from '../contract/panel.ts';

type LocalText = EditedSettings['name'];

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
    name: inFields(name),
    address: inFields(address),
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

function inFields(text: LocalText) {
  return { ru: text?.ru ?? '', en: text?.en ?? '', zh: text?.zh ?? '' };
}

/** Russian is the original: a text without it is valid only when entirely empty. */
function sentText({ ru, en, zh }: ReturnType<typeof inFields>) {
  const translations = { ...(en.trim() && { en }), ...(zh.trim() && { zh }) };
  return ru.trim() === '' && Object.keys(translations).length === 0 ? null : { ru, ...translations };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
