import { defineMessages } from '#shared/i18n.ts';

/** Parts of every mail: greeting, signature, and why it came. */
export const mailFrameMessages = defineMessages({
  ru: {
    greeting: 'Здравствуйте, {name}!',
    greetingWithoutName: 'Здравствуйте!',
    unsubscribe: 'Отписаться от таких писем',
    denial: 'Вы ничего не покупали? Сообщите нам',
    footer: 'Вы получили это письмо, потому что этот адрес указали на нашем сайте.',
    productName: 'Подиум',
    inn: 'ИНН {inn}',
    ogrn: 'ОГРН {ogrn}',
    whatsapp: 'WhatsApp {text}',
    telegram: 'Telegram {text}',
  },
  en: {
    greeting: 'Hello, {name}!',
    greetingWithoutName: 'Hello!',
    unsubscribe: 'Unsubscribe from such mails',
    denial: 'You have bought nothing? Tell us',
    footer: 'You are receiving this because this address was given on our site.',
    productName: 'Podium',
    inn: 'INN {inn}',
    ogrn: 'OGRN {ogrn}',
    whatsapp: 'WhatsApp {text}',
    telegram: 'Telegram {text}',
  },
  zh: {
    greeting: '{name}，您好！',
    greetingWithoutName: '您好！',
    unsubscribe: '退订此类邮件',
    denial: '不是您本人购买？请告诉我们',
    footer: '您收到此邮件，是因为有人在我们的网站上填写了这个邮箱地址。',
    productName: 'Podium',
    inn: 'INN {inn}',
    ogrn: 'OGRN {ogrn}',
    whatsapp: 'WhatsApp {text}',
    telegram: 'Telegram {text}',
  },
});
