import { defineMessages } from '#shared/i18n.ts';
import { footers } from './mailFooters.ts';

export const askedMailMessages = defineMessages({
  ru: {
    subject: 'Можно показать вас в галерее?',
    paragraphs: [
      'Мы хотели бы показать вас в галерее моделей на сайте школы: имя, город, рост, размер одежды и одну фотографию.',
      'Это только с вашего отдельного согласия. Дать его можно по кнопке, отозвать в любой момент там же: запись сразу исчезнет с сайта. Если вы против, ничего делать не нужно.',
    ],
    button: 'Прочитать и решить',
    footer: footers.ru,
  },
  en: {
    subject: 'May we show you in the gallery?',
    paragraphs: [
      'We’d like to show you in the model gallery on the school’s website: name, city, height, clothing size and one photo.',
      'We’ll only do it with your separate consent. You can give it with the button, and withdraw it there at any time: your entry will disappear from the site immediately. If you’d rather not, you don’t need to do anything.',
    ],
    button: 'Read and decide',
    footer: footers.en,
  },
  zh: {
    subject: '可以在模特展示区展示您吗？',
    paragraphs: [
      '我们希望在学校网站的模特展示区展示您：姓名、城市、身高、服装尺码和一张照片。',
      '这需要您的单独同意。您可以点击按钮表示同意，也可以随时在同一页面撤回，相关内容将立即从网站移除。如果您不愿意，无需进行任何操作。',
    ],
    button: '查看并决定',
    footer: footers.zh,
  },
});

export const agreedMailMessages = defineMessages({
  ru: {
    subject: 'Согласие на показ в галерее записано',
    paragraphs: [
      'Мы записали ваше согласие показать вас в галерее на сайте школы (анкета {number}).',
      'Если передумаете, откройте анкету по кнопке и отзовите согласие: запись исчезнет с сайта сразу.',
    ],
    button: 'Открыть мою анкету',
    footer: footers.ru,
  },
  en: {
    subject: 'Your consent to be shown in the gallery is recorded',
    paragraphs: [
      'We’ve recorded your consent to be shown in the gallery on the school’s website (application {number}).',
      'If you change your mind, open the application with the button and withdraw your consent: your entry will disappear from the site immediately.',
    ],
    button: 'Open my application',
    footer: footers.en,
  },
  zh: {
    subject: '已记录您对展示的同意',
    paragraphs: [
      '我们已记录您同意在学校网站的模特展示区展示您（申请 {number}）。',
      '如果您改变主意，请点击按钮打开申请并撤回同意，相关内容将立即从网站移除。',
    ],
    button: '打开我的申请',
    footer: footers.zh,
  },
});

export const withdrawnMailMessages = defineMessages({
  ru: {
    subject: 'Согласие на показ в галерее отозвано',
    paragraphs: [
      'Вы отозвали согласие на показ в галерее (анкета {number}). На сайте вас нет.',
      'Если вас уже показывали, поисковые системы и соцсети могут ещё какое-то время помнить страницу, какой она была: это проходит само.',
    ],
    button: 'Открыть мою анкету',
    footer: footers.ru,
  },
  en: {
    subject: 'Your consent to be shown in the gallery is withdrawn',
    paragraphs: [
      'You’ve withdrawn your consent to be shown in the gallery (application {number}). You’re not shown on the website.',
      'If you were shown before, search engines and social networks may remember the old page for a while; it will update on its own.',
    ],
    button: 'Open my application',
    footer: footers.en,
  },
  zh: {
    subject: '您已撤回展示同意',
    paragraphs: [
      '您已撤回在模特展示区展示的同意（申请 {number}），网站上不会展示您。',
      '如果您曾被展示，搜索引擎和社交网络可能会在一段时间内保留旧页面，之后会自动更新。',
    ],
    button: '打开我的申请',
    footer: footers.zh,
  },
});

export const publishedMailMessages = defineMessages({
  ru: {
    subject: 'Вы в галерее моделей',
    paragraphs: [
      'Вы появились в галерее моделей на нашем сайте ({school}).',
      'Отозвать согласие можно в любой момент по кнопке: запись сразу исчезнет с сайта.',
    ],
    button: 'Открыть мою анкету',
    footer: footers.ru,
  },
  en: {
    subject: 'You’re in the model gallery',
    paragraphs: [
      'You now appear in the model gallery on our website ({school}).',
      'You can withdraw your consent at any time with the button: your entry will disappear from the site immediately.',
    ],
    button: 'Open my application',
    footer: footers.en,
  },
  zh: {
    subject: '您已出现在模特展示区',
    paragraphs: [
      '您已出现在我们网站（{school}）的模特展示区。',
      '您可以随时点击按钮撤回同意，相关内容将立即从网站移除。',
    ],
    button: '打开我的申请',
    footer: footers.zh,
  },
});
