import { defineMessages } from '#shared/i18n.ts';

export const consentsMessages = defineMessages({
  ru: {
    newTab: 'Откроется в новой вкладке',
    cookies: {
      label: 'Файлы cookie',
      text: 'Сайт хранит в браузере то, без чего не работает: язык и вход. Остальное — только с вашего согласия.',
      more: 'Подробнее',
      accept: 'Принять',
      decline: 'Отклонить',
      settings: 'Настройки cookie',
      accepted: 'Сейчас вы принимаете необязательные cookie.',
      declined: 'Сейчас вы отклоняете необязательные cookie.',
    },
  },
  en: {
    newTab: 'Opens in a new tab',
    cookies: {
      label: 'Cookies',
      text: 'This site keeps in your browser what it cannot work without: language and sign-in. Anything else only if you agree.',
      more: 'Cookie policy',
      accept: 'Accept',
      decline: 'Decline',
      settings: 'Cookie settings',
      accepted: 'At present you accept optional cookies.',
      declined: 'At present you decline optional cookies.',
    },
  },
  zh: {
    newTab: '在新标签页中打开',
    cookies: {
      label: 'Cookie',
      text: '本网站仅在浏览器中保存运行所必需的内容：语言和登录状态。其他内容须经您同意。',
      more: '了解详情',
      accept: '接受',
      decline: '拒绝',
      settings: 'Cookie 设置',
      accepted: '您目前接受可选 Cookie。',
      declined: '您目前拒绝可选 Cookie。',
    },
  },
});
