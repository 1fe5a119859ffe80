import { defineMessages } from '#shared/i18n.ts';

/** Actions of one button on a person: its label, its question, its outcome. */
export const actionsMessages = defineMessages({
  ru: {
    block: {
      button: 'Заблокировать',
      title: 'Блокировка: {name}',
      lead: 'Человек сразу потеряет доступ к сайту и не сможет войти, пока вы его не разблокируете.',
      done: '✅ Пользователь заблокирован',
      failed: '❌ Не удалось заблокировать: {reason}',
    },
    unblock: {
      button: 'Разблокировать',
      done: '✅ Пользователь разблокирован',
      failed: '❌ Не удалось разблокировать: {reason}',
    },
    signOut: {
      button: 'Завершить все сеансы',
      title: 'Завершение сеансов: {name}',
      lead: 'Человеку придётся заново войти на всех устройствах.',
      done: '✅ Сеансы завершены на всех устройствах',
      failed: '❌ Не удалось завершить сеансы: {reason}',
    },
    remove: {
      button: 'Удалить',
      title: 'Удаление: {name}',
      lead: 'Человек сразу потеряет доступ. Удаление можно отменить в течение 30 дней, потом личные данные стираются, а заказы остаются.',
      done: '✅ Пользователь удалён. Отменить удаление можно 30 дней',
      failed: '❌ Не удалось удалить пользователя: {reason}',
    },
    restore: {
      button: 'Отменить удаление',
      done: '✅ Пользователь восстановлен',
      failed: '❌ Не удалось восстановить пользователя: {reason}',
    },
    invite: {
      button: 'Пригласить ещё раз',
      done: '✅ Приглашение отправлено, прежняя ссылка больше не действует',
      failed: '❌ Не удалось отправить приглашение: {reason}',
    },
    giveAccess: {
      button: 'Открыть курс',
      title: 'Открыть курс: {name}',
      lead: 'Человек получит доступ к курсу «Стань моделью за 24 часа» бесплатно. Это будет записано в журнале.',
      done: '✅ Курс открыт',
      failed: '❌ Не удалось открыть курс: {reason}',
    },
    endAccess: {
      button: 'Закрыть выданный доступ',
      title: 'Закрыть выданный доступ: {name}',
      lead: 'Закроются курсы, которые открыли сотрудники. Купленные курсы останутся: их закрывает возврат.',
      done: '✅ Выданный доступ закрыт',
      failed: '❌ Не удалось закрыть доступ: {reason}',
    },
  },
  en: {
    block: {
      button: 'Block',
      title: 'Block {name}?',
      lead: 'The person loses access at once and cannot sign in until you unblock them.',
      done: '✅ The user has been blocked',
      failed: '❌ The user could not be blocked: {reason}',
    },
    unblock: {
      button: 'Unblock',
      done: '✅ The user has been unblocked',
      failed: '❌ The user could not be unblocked: {reason}',
    },
    signOut: {
      button: 'End all sessions',
      title: 'End the sessions of {name}?',
      lead: 'The person has to sign in again on all devices.',
      done: '✅ Signed out on all devices',
      failed: '❌ The sessions could not be ended: {reason}',
    },
    remove: {
      button: 'Delete',
      title: 'Delete {name}?',
      lead: 'The person loses access at once. This can be undone for 30 days; then personal data is erased and orders stay.',
      done: '✅ The user has been deleted. This can be undone for 30 days',
      failed: '❌ The user could not be deleted: {reason}',
    },
    restore: {
      button: 'Undo deletion',
      done: '✅ The user has been restored',
      failed: '❌ The user could not be restored: {reason}',
    },
    invite: {
      button: 'Invite again',
      done: '✅ The invitation has been sent; the earlier link no longer works',
      failed: '❌ The invitation could not be sent: {reason}',
    },
    giveAccess: {
      button: 'Open the course',
      title: 'Open the course: {name}?',
      lead: 'The person gets the course “Become a model in 24 hours” for free. The audit log will say so.',
      done: '✅ The course has been opened',
      failed: '❌ The course could not be opened: {reason}',
    },
    endAccess: {
      button: 'Close given access',
      title: 'Close given access: {name}?',
      lead: 'Courses opened by staff are closed. Bought ones stay: a refund closes those.',
      done: '✅ The given access has been closed',
      failed: '❌ The access could not be closed: {reason}',
    },
  },
  zh: {
    block: {
      button: '封禁',
      title: '封禁 {name}？',
      lead: '该用户将立即失去访问权限，解封前无法登录。',
      done: '✅ 用户已封禁',
      failed: '❌ 无法封禁：{reason}',
    },
    unblock: {
      button: '解除封禁',
      done: '✅ 用户已解封',
      failed: '❌ 无法解封：{reason}',
    },
    signOut: {
      button: '结束所有会话',
      title: '结束 {name} 的会话？',
      lead: '该用户需要在所有设备上重新登录。',
      done: '✅ 已在所有设备上退出',
      failed: '❌ 无法结束会话：{reason}',
    },
    remove: {
      button: '删除',
      title: '删除 {name}？',
      lead: '该用户将立即失去访问权限。30 天内可撤销，之后个人数据将被清除，订单保留。',
      done: '✅ 用户已删除，30 天内可撤销',
      failed: '❌ 无法删除用户：{reason}',
    },
    restore: {
      button: '撤销删除',
      done: '✅ 用户已恢复',
      failed: '❌ 无法恢复用户：{reason}',
    },
    invite: {
      button: '重新邀请',
      done: '✅ 邀请已发送，之前的链接已失效',
      failed: '❌ 无法发送邀请：{reason}',
    },
    giveAccess: {
      button: '开通课程',
      title: '为 {name} 开通课程？',
      lead: '该用户将免费获得课程“24 小时成为模特”，操作会记入审计日志。',
      done: '✅ 课程已开通',
      failed: '❌ 无法开通课程：{reason}',
    },
    endAccess: {
      button: '关闭已开通权限',
      title: '关闭 {name} 的已开通权限？',
      lead: '仅关闭员工开通的课程；已购课程保留，须通过退款关闭。',
      done: '✅ 已关闭开通的权限',
      failed: '❌ 无法关闭权限：{reason}',
    },
  },
});
