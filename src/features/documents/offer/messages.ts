import { defineMessages } from '#shared/i18n.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

export const offerMessages = defineMessages({ ru, en, zh });
