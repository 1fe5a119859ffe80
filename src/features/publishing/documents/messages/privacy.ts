import { defineMessages } from '#shared/i18n.ts';
import { en } from './privacy/en.ts';
import { ru } from './privacy/ru.ts';
import { zh } from './privacy/zh.ts';

export const privacyMessages = defineMessages({ ru, en, zh });
