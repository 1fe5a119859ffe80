/** Who sells, in one line: name and requisites, as far as they have been entered. */

import type { Db } from '#server/db/database.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { schoolTexts } from '../texts.ts';
import { schoolIn } from './school.ts';

export async function sellerIn(db: Db, language: Language): Promise<string> {
  const t = createTranslator({ locale: language, messages: schoolTexts.server.mailFrame[language] });
  const { legal_name, name, inn, ogrn, address } = await schoolIn(db, language);
  const parts = [
    legal_name ?? name ?? t('productName'),
    inn && t('inn', { inn }),
    ogrn && t('ogrn', { ogrn }),
    address,
  ];
  return parts.filter(Boolean).join(', ');
}
