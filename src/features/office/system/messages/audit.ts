import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const systemAuditMessages = defineMessages({
  ru: {
    job: { repeated: 'Повтор задания' },
    system: { restarted: 'Перезапуск сервера', cache_cleared: 'Кэш очищен', log_taken: 'Журнал скачан' },
    maintenance: { begun: 'Режим обслуживания включён', ended: 'Режим обслуживания выключен' },
    integration: { checked: 'Интеграция проверена' },
  },
  en: {
    job: { repeated: 'Job run again' },
    system: { restarted: 'Server restarted', cache_cleared: 'Cache cleared', log_taken: 'Log downloaded' },
    maintenance: { begun: 'Maintenance mode switched on', ended: 'Maintenance mode switched off' },
    integration: { checked: 'Integration checked' },
  },
  zh: {
    job: { repeated: '重新执行任务' },
    system: { restarted: '服务器已重启', cache_cleared: '缓存已清除', log_taken: '日志已下载' },
    maintenance: { begun: '维护模式已开启', ended: '维护模式已关闭' },
    integration: { checked: '集成已检查' },
  },
});

/** Fields of these entries. */
export const systemAuditFieldMessages = defineMessages({
  ru: {
    pages: 'Страницы',
    pictures: 'Размеры картинок',
    cards: 'Карточки ссылок',
    papers: 'PDF и фотографии',
    answered: 'Ответила',
  },
  en: {
    pages: 'Pages',
    pictures: 'Sizes of pictures',
    cards: 'Cards of links',
    papers: 'PDFs and photos',
    answered: 'Answered',
  },
  zh: { pages: '页面', pictures: '图片尺寸', cards: '链接卡片', papers: 'PDF 与照片', answered: '有回应' },
});

/** Whom the school works with, by the names under which people know them. */
export const integrationTitles = {
  ru: {
    payments: 'Платежи: ЮKassa',
    bank: 'Рассрочка: Т-Банк',
    mail: 'Почта',
    assistant: 'ИИ-помощник: языковая модель',
    google: 'Вход через Google',
    vk: 'Вход через VK ID',
    telegram: 'Telegram-бот',
    storage: 'Хранилище файлов',
    metrika: 'Веб-аналитика: Яндекс Метрика',
  },
  en: {
    payments: 'Payments: YooKassa',
    bank: 'Instalments: T-Bank',
    mail: 'Email',
    assistant: 'AI assistant: language model',
    google: 'Sign-in with Google',
    vk: 'Sign-in with VK ID',
    telegram: 'Telegram bot',
    storage: 'File storage',
    metrika: 'Web analytics: Yandex Metrica',
  },
  zh: {
    payments: '支付：YooKassa',
    bank: '分期：T-Bank',
    mail: '邮件',
    assistant: 'AI 助手：语言模型',
    google: 'Google 登录',
    vk: 'VK ID 登录',
    telegram: 'Telegram 机器人',
    storage: '文件存储',
    metrika: '网站分析：Yandex Metrica',
  },
};

/** Its subjects. */
export const systemSubjectMessages = defineMessages({
  ru: {
    system: { system: 'Сервер' },
    integration: integrationTitles.ru,
  },
  en: {
    system: { system: 'Server' },
    integration: integrationTitles.en,
  },
  zh: {
    system: { system: '服务器' },
    integration: integrationTitles.zh,
  },
});
