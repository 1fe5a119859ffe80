import { createTranslator, defineMessages, type Language } from '#shared/i18n.ts';
import { contactsOf } from './contacts/rules.ts';
import type { School } from './contract.ts';

const texts = defineMessages({
  ru: {
    school: 'Школа моделей «{name}»',
    nobody: 'Подиум',
    inn: 'ИНН {inn}',
    ogrn: 'ОГРН {ogrn}',
    whatsapp: 'WhatsApp {text}',
    telegram: 'Telegram {text}',
  },
  en: {
    school: '{name} modelling school',
    nobody: 'Podium',
    inn: 'INN {inn}',
    ogrn: 'OGRN {ogrn}',
    whatsapp: 'WhatsApp {text}',
    telegram: 'Telegram {text}',
  },
  zh: {
    school: '{name} 模特学校',
    nobody: 'Podium',
    inn: 'INN {inn}',
    ogrn: 'OGRN {ogrn}',
    whatsapp: 'WhatsApp {text}',
    telegram: 'Telegram {text}',
  },
});

/** The end of every mail: the school, how to reach it, who it is by law. A line that would be empty is left out. */
export function signatureLines(school: School, language: Language): string[] {
  const t = createTranslator({ locale: language, messages: texts[language] });
  const contacts = contactsOf(school).map(({ kind, text }) =>
    kind === 'whatsapp' || kind === 'telegram' ? t(kind, { text }) : text,
  );
  const requisites = [
    school.legal_name,
    school.inn && t('inn', { inn: school.inn }),
    school.ogrn && t('ogrn', { ogrn: school.ogrn }),
    school.address,
  ];
  return [
    t('school', { name: school.name ?? t('nobody') }),
    contacts.join(' · '),
    requisites.filter(Boolean).join(', '),
  ].filter(Boolean);
}
