import { defineMessages } from '#shared/i18n.ts';
import { en } from './offer/en.ts';
import { ru } from './offer/ru.ts';
import { zh } from './offer/zh.ts';

export const offerMessages = defineMessages({ ru, en, zh });
