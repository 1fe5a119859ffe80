import { defineMessages } from '#shared/i18n.ts';

export const securityMessages = defineMessages({
  ru: {
    title: 'Безопасность',
    done: '✅ Безопасность: сохранено',
    failed: '❌ Не удалось сохранить: {reason}',
    hint: 'Сколько сотрудник остаётся в панели, не входя заново.',
    staffHours: 'Сеанс сотрудника',
    asEverybody: 'Как у всех: сутки, с «Запомнить меня» — неделя',
    hours:
      '{hours, plural, one {Не дольше # часа} few {Не дольше # часов} many {Не дольше # часов} other {Не дольше # часа}}',
    staffHoursHint:
      'Действует сразу: сеансы, которые уже длиннее, закончатся. Ваш собственный отсчитывается заново. Учеников это не касается.',
    notices:
      'О входе с нового устройства сотруднику всегда приходит письмо, а каждый вход остаётся в журнале действий.',
  },
  en: {
    title: 'Security',
    done: '✅ Security settings saved',
    failed: '❌ Could not be saved: {reason}',
    hint: 'How long staff stay in the panel without signing in again.',
    staffHours: 'Session of staff',
    asEverybody: 'As everybody: a day, a week with “Remember me”',
    hours: '{hours, plural, one {# hour at most} other {# hours at most}}',
    staffHoursHint:
      'Takes effect at once: sessions that have lasted longer end. Your own counts from now. Students are not concerned.',
    notices:
      'Staff always get an email about a sign-in from a new device, and every sign-in stays in the audit log.',
  },
  zh: {
    title: '安全',
    done: '✅ 安全设置已保存',
    failed: '❌ 未能保存：{reason}',
    hint: '员工无需重新登录即可留在后台的时长。',
    staffHours: '员工会话',
    asEverybody: '与所有人相同：一天；勾选“记住我”为一周',
    hours: '{hours, plural, other {最长 # 小时}}',
    staffHoursHint: '立即生效：已超过时长的会话将结束，您自己的会话从现在重新计时。学员不受影响。',
    notices: '员工从新设备登录时始终会收到邮件，每次登录都会留在操作日志中。',
  },
});
