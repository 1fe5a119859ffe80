import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const launchAuditMessages = defineMessages({
  ru: {
    launch: {
      proved: 'Шаг запуска подтверждён',
      skipped: 'Шаг запуска отложен',
      resumed: 'Шаг запуска возвращён',
      finished: 'Запуск завершён',
      mailed: 'Пробное письмо',
    },
    demo: { removed: 'Демо-содержимое удалено' },
  },
  en: {
    launch: {
      proved: 'Step of the launch confirmed',
      skipped: 'Step of the launch put off',
      resumed: 'Step of the launch taken up again',
      finished: 'Launch ended',
      mailed: 'Trial email',
    },
    demo: { removed: 'Demo content removed' },
  },
  zh: {
    launch: {
      proved: '上线步骤已确认',
      skipped: '上线步骤已推迟',
      resumed: '上线步骤已恢复',
      finished: '上线完成',
      mailed: '测试邮件',
    },
    demo: { removed: '演示内容已删除' },
  },
});

/** The steps, as the launch and the audit log name them. */
export const launchTitleMessages = defineMessages({
  ru: {
    launch: {
      launch: 'Запуск школы',
      owner: 'Ваше имя и пароль',
      school: 'Название и реквизиты',
      logo: 'Логотип',
      contacts: 'Контакты',
      course: 'Первый курс',
      sale: 'Цена и продажа',
      payments: 'Платежи',
      mail: 'Письма',
      documents: 'Документы',
      texts: 'Тексты сайта',
      backups: 'Резервные копии',
      demo: 'Демо-содержимое',
      address: 'Адрес https',
    },
  },
  en: {
    launch: {
      launch: 'Launch of the school',
      owner: 'Your name and password',
      school: 'Name and requisites',
      logo: 'Logo',
      contacts: 'Contacts',
      course: 'The first course',
      sale: 'Price and sale',
      payments: 'Payments',
      mail: 'Email',
      documents: 'Documents',
      texts: 'Texts of the site',
      backups: 'Backups',
      demo: 'Demo content',
      address: 'The https address',
    },
  },
  zh: {
    launch: {
      launch: '学校上线',
      owner: '您的姓名和密码',
      school: '名称与资料',
      logo: '标志',
      contacts: '联系方式',
      course: '第一门课程',
      sale: '价格与销售',
      payments: '支付',
      mail: '邮件',
      documents: '法律文件',
      texts: '网站文字',
      backups: '备份',
      demo: '演示内容',
      address: 'https 地址',
    },
  },
});
