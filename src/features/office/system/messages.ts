import { defineMessages } from '#shared/i18n.ts';
import { systemAuditFieldMessages, systemAuditMessages, systemSubjectMessages } from './messages/audit.ts';
import { diskMessages } from './messages/disk.ts';
import { systemIntegrationsMessages } from './messages/integrations.ts';
import { systemLogsMessages } from './messages/logs.ts';
import { systemNoticeMessages } from './messages/notices.ts';
import { maintenanceBarMessages, systemPanelMessages } from './messages/panel.ts';

/** Tasks of the school: the line for several, and the button beside each. */
const taskMessages = defineMessages({
  ru: {
    title: { job_failed: 'Задания, которые не выполнились', disk_low: 'Заканчивается место на диске' },
    act: { job_failed: 'Повторить', disk_low: 'Посмотреть' },
  },
  en: {
    title: { job_failed: 'Jobs that failed', disk_low: 'The disk is running out of room' },
    act: { job_failed: 'Run again', disk_low: 'Look' },
  },
  zh: {
    title: { job_failed: '执行失败的任务', disk_low: '磁盘空间即将用尽' },
    act: { job_failed: '重新执行', disk_low: '查看' },
  },
});

const jobMessages = defineMessages({
  ru: {
    queued: '✅ Задание снова в очереди',
    failed: '❌ Не получилось: {reason}',
    unknown: 'Неизвестная ошибка',
    title: 'Задания',
    hint: 'Работа, которую сервер делает после ответа: письма, квитанции, уведомления.',
    totals: 'Очередь',
    states: { queued: 'Ждут', running: 'В работе', done: 'Выполнено за две недели', dead: 'Не выполнено' },
    empty: 'Невыполненных заданий нет',
    emptyHint: 'Задание попадает сюда, когда все попытки кончились.',
    facts:
      '{attempts, plural, one {# попытка} few {# попытки} many {# попыток} other {# попытки}}, последняя — {time}',
    again: 'Повторить',
    againOf: 'Повторить: {kind}',
  },
  en: {
    queued: '✅ The job is queued again',
    failed: '❌ That did not work: {reason}',
    unknown: 'Unknown error',
    title: 'Jobs',
    hint: 'Work that the server does after it has answered: emails, receipts, notices.',
    totals: 'The queue',
    states: { queued: 'Waiting', running: 'Under way', done: 'Done within two weeks', dead: 'Failed' },
    empty: 'No failed jobs',
    emptyHint: 'A job comes here when all its tries are used up.',
    facts: '{attempts, plural, one {# try} other {# tries}}, the last one {time}',
    again: 'Run again',
    againOf: 'Run again: {kind}',
  },
  zh: {
    queued: '✅ 任务已重新排队',
    failed: '❌ 未成功：{reason}',
    unknown: '未知错误',
    title: '任务',
    hint: '服务器在响应之后完成的工作：邮件、收据、通知。',
    totals: '队列',
    states: { queued: '等待', running: '执行中', done: '两周内已完成', dead: '失败' },
    empty: '没有失败的任务',
    emptyHint: '所有尝试用尽的任务会出现在这里。',
    facts: '{attempts} 次尝试，最近一次 {time}',
    again: '重新执行',
    againOf: '重新执行：{kind}',
  },
});

/** Its steps of a school’s launch. */
const launchMessages = defineMessages({
  ru: {
    demo: {
      lead: 'Вымышленные люди, заказы, курсы и тексты уходят одной кнопкой. То, что вы изменили или добавили сами, остаётся.',
      notes: {
        running:
          'Это демонстрационная школа. Чтобы открыть свою на этой же базе: остановите школу, выполните на сервере npm run podium -- demo remove и запустите с PODIUM_MODE=live.',
        left: 'В базе осталось содержимое демонстрации.',
      },
    },
    address: {
      lead: 'Пароли и данные учеников защищены, только если школа открывается по https.',
      notes: {
        open: 'Адрес школы — {address}: без https. Поставьте перед ней прокси с сертификатом и укажите APP_URL.',
        unseen: 'Адрес школы — {address}. Откройте панель по нему и подтвердите.',
        seen: 'Школа открывается по адресу {address}.',
      },
    },
  },
  en: {
    demo: {
      lead: 'Invented people, orders, courses and texts go by one button. What you have changed or added stays.',
      notes: {
        running:
          'This is a demo school. To open your own on this database: stop the school, run npm run podium -- demo remove on the server, and start it with PODIUM_MODE=live.',
        left: 'Content of the demo is left in the database.',
      },
    },
    address: {
      lead: 'Passwords and data of students are safe only where the school is opened by https.',
      notes: {
        open: 'The address of the school is {address}, without https. Put a proxy with a certificate in front of it and set APP_URL.',
        unseen: 'The address of the school is {address}. Open the panel there and confirm.',
        seen: 'The school opens at {address}.',
      },
    },
  },
  zh: {
    demo: {
      lead: '虚构的人员、订单、课程和文字可一键删除。您自己修改或添加的内容会保留。',
      notes: {
        running:
          '这是演示学校。若要在此数据库上开办自己的学校：停止学校，在服务器上运行 npm run podium -- demo remove，再以 PODIUM_MODE=live 启动。',
        left: '数据库中仍有演示内容。',
      },
    },
    address: {
      lead: '只有通过 https 打开学校，密码和学员数据才安全。',
      notes: {
        open: '学校地址为 {address}，没有 https。请在前面设置带证书的代理并设置 APP_URL。',
        unseen: '学校地址为 {address}。请在该地址打开面板并确认。',
        seen: '学校可通过 {address} 打开。',
      },
    },
  },
});

/** Texts of its pages, by namespace. */
export const systemTexts = {
  auditActions: systemAuditMessages,
  auditFields: systemAuditFieldMessages,
  auditSubjects: systemSubjectMessages,
  diskBar: diskMessages,
  maintenanceBar: maintenanceBarMessages,
  noticeKinds: systemNoticeMessages,
  systemIntegrations: systemIntegrationsMessages,
  systemLogs: systemLogsMessages,
  systemPanel: systemPanelMessages,
  jobs: jobMessages,
  launchSteps: launchMessages,
  taskKinds: taskMessages,
};
