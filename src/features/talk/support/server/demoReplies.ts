/** Canned replies of the demo school. */
import type { Language } from '#shared/i18n.ts';

export interface DemoReply {
  language: Language;
  title: string;
  text: string;
}

export const demoReplies: readonly DemoReply[] = [
  {
    language: 'ru',
    title: 'Приветствие',
    text: 'Здравствуйте! Спасибо, что написали. Сейчас посмотрю и отвечу.',
  },
  {
    language: 'ru',
    title: 'Урок не открывается',
    text: 'Попробуйте, пожалуйста, выйти из кабинета и войти снова. Если не поможет, напишите, в каком браузере вы смотрите.',
  },
  {
    language: 'en',
    title: 'Greeting',
    text: 'Hello! Thank you for writing. Let me have a look and answer you.',
  },
];
