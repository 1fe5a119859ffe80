import { defineMessages } from '#shared/i18n.ts';

/** Addresses that wait for the opening, in the panel. */
export const waitlistPanelMessages = defineMessages({
  ru: {
    list: {
      title: 'Ждут открытия',
      searchHint: 'Email',
      columns: {
        email: 'Email',
        language: 'Язык',
        state: 'Состояние',
        created_at: 'Оставлен',
        confirmed_at: 'Подтверждён',
      },
      filters: { from: 'Оставлен с', to: 'Оставлен по' },
      any: { state: 'Любое состояние' },
      choices: {
        state: { unconfirmed: 'Не подтверждён', waiting: 'Ждёт', told: 'Письмо отправляется' },
        language: { ru: 'Русский', en: 'Английский', zh: 'Китайский' },
      },
      empty: 'Никто не ждёт',
      emptyHint:
        'Пока нет курсов в продаже, на сайте стоит форма «Скоро откроемся». Здесь появятся адреса тех, кто её заполнил.',
    },
    kept: 'Неподтверждённый адрес удаляется через {days} дней, подтверждённый — после письма об открытии или через {months} месяцев.',
    tell: {
      button: 'Сообщить об открытии',
      title: 'Сообщить, что школа открылась?',
      text: '{count, plural, one {Одно письмо получит # адрес} few {По одному письму получат # адреса} many {По одному письму получат # адресов} other {По одному письму получат # адреса}}. После письма адрес удаляется из списка. Отозвать письма нельзя.',
      confirm: 'Отправить',
      done: '✅ {count, plural, one {Отправляем # письмо} few {Отправляем # письма} many {Отправляем # писем} other {Отправляем # письма}}',
      failed: '❌ Не получилось: {reason}',
      notOpen: 'Нет курсов в продаже',
    },
  },
  en: {
    list: {
      title: 'Waitlist',
      searchHint: 'Email',
      columns: {
        email: 'Email',
        language: 'Language',
        state: 'State',
        created_at: 'Left',
        confirmed_at: 'Confirmed',
      },
      filters: { from: 'Left from', to: 'Left to' },
      any: { state: 'Any state' },
      choices: {
        state: { unconfirmed: 'Not confirmed', waiting: 'Waiting', told: 'Email on its way' },
        language: { ru: 'Russian', en: 'English', zh: 'Chinese' },
      },
      empty: 'Nobody is waiting',
      emptyHint:
        'While no course is on sale, the website shows the form “Opening soon”. The addresses left there appear here.',
    },
    kept: 'An unconfirmed address is deleted after {days} days, a confirmed one after the email about the opening or after {months} months.',
    tell: {
      button: 'Tell them we are open',
      title: 'Tell them that the school has opened?',
      text: '{count, plural, one {# address gets one email} other {# addresses get one email each}}. After the email the address is deleted from the list. The emails cannot be called back.',
      confirm: 'Send',
      done: '✅ {count, plural, one {Sending # email} other {Sending # emails}}',
      failed: '❌ That did not work: {reason}',
      notOpen: 'No course is on sale',
    },
  },
  zh: {
    list: {
      title: '等待开放名单',
      searchHint: '邮箱',
      columns: {
        email: '邮箱',
        language: '语言',
        state: '状态',
        created_at: '留下时间',
        confirmed_at: '确认时间',
      },
      filters: { from: '开始日期', to: '结束日期' },
      any: { state: '全部状态' },
      choices: {
        state: { unconfirmed: '未确认', waiting: '等待中', told: '邮件发送中' },
        language: { ru: '俄语', en: '英语', zh: '中文' },
      },
      empty: '没有人在等待',
      emptyHint: '没有在售课程时，网站会显示“即将开放”表单。填写表单的邮箱会出现在这里。',
    },
    kept: '未确认的邮箱在 {days} 天后删除；已确认的邮箱在发送开放通知后或 {months} 个月后删除。',
    tell: {
      button: '通知学校已开放',
      title: '通知他们学校已开放？',
      text: '{count} 个邮箱各会收到一封邮件。发送后邮箱将从名单中删除，邮件无法撤回。',
      confirm: '发送',
      done: '✅ 正在发送 {count} 封邮件',
      failed: '❌ 操作失败：{reason}',
      notOpen: '没有在售课程',
    },
  },
});
