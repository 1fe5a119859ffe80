import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const signInAuditMessages = defineMessages({
  ru: {
    security_settings: { changed: 'Безопасность' },
    account: {
      signed_in: 'Вход в панель',
      password_changed: 'Смена своего пароля',
      edited: 'Изменение своих данных',
      email_changed: 'Смена своего email',
      recovered: 'Восстановление владельца с сервера',
    },
  },
  en: {
    security_settings: { changed: 'Security' },
    account: {
      signed_in: 'Sign-in to the panel',
      password_changed: 'Own password changed',
      edited: 'Own details changed',
      email_changed: 'Own email changed',
      recovered: 'Owner recovered from the server',
    },
  },
  zh: {
    security_settings: { changed: '安全' },
    account: {
      signed_in: '登录后台',
      password_changed: '修改本人密码',
      edited: '修改本人资料',
      email_changed: '更改本人邮箱',
      recovered: '从服务器恢复所有者账户',
    },
  },
});

/** Fields that it changes, as the audit log names them. */
export const signInAuditFieldMessages = defineMessages({
  ru: { new_device: 'Новое устройство', staff_hours: 'Сеанс сотрудника, часов' },
  en: { new_device: 'New device', staff_hours: 'Session of staff, hours' },
  zh: { new_device: '新设备', staff_hours: '员工会话时长（小时）' },
});

/** Further subjects that it changes, as the audit log names them. */
export const signInAuditSubjectMessages = defineMessages({
  ru: { security_settings: { only: signInAuditMessages.ru.security_settings.changed } },
  en: { security_settings: { only: signInAuditMessages.en.security_settings.changed } },
  zh: { security_settings: { only: signInAuditMessages.zh.security_settings.changed } },
});
