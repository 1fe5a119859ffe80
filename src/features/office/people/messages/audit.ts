import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const peopleAuditMessages = defineMessages({
  ru: {
    user: {
      created: 'Создание сотрудника',
      student_created: 'Создание ученика',
      access_sent: 'Повторная отправка доступа',
      invited: 'Приглашение',
      edited: 'Изменение данных',
      role_changed: 'Смена роли',
      access_given: 'Открытие курса',
      access_ended: 'Закрытие курса',
      blocked: 'Блокировка',
      unblocked: 'Разблокировка',
      signed_out: 'Завершение сеансов',
      deleted: 'Удаление',
      restored: 'Отмена удаления',
      data_downloaded: 'Выгрузка личных данных',
      erased: 'Стирание личных данных',
      noted: 'Заметка о человеке',
      mail_planned: 'Письмо нескольким людям',
      mail_called_back: 'Отзыв письма',
    },
  },
  en: {
    user: {
      created: 'Staff created',
      student_created: 'Student created',
      access_sent: 'Access sent again',
      invited: 'Invitation',
      edited: 'Data changed',
      role_changed: 'Role changed',
      access_given: 'Course opened',
      access_ended: 'Course closed',
      blocked: 'Blocked',
      unblocked: 'Unblocked',
      signed_out: 'Sessions ended',
      deleted: 'Deleted',
      restored: 'Deletion undone',
      data_downloaded: 'Personal data downloaded',
      erased: 'Personal data erased',
      noted: 'Note about a person',
      mail_planned: 'Email to several people',
      mail_called_back: 'Email called back',
    },
  },
  zh: {
    user: {
      created: '创建员工',
      student_created: '创建学员',
      access_sent: '重新发送访问方式',
      invited: '发送邀请',
      edited: '修改资料',
      role_changed: '更改角色',
      access_given: '开通课程',
      access_ended: '关闭课程',
      blocked: '封禁',
      unblocked: '解封',
      signed_out: '结束会话',
      deleted: '删除',
      restored: '撤销删除',
      data_downloaded: '导出个人数据',
      erased: '删除个人数据',
      noted: '关于用户的备注',
      mail_planned: '群发邮件',
      mail_called_back: '撤回邮件',
    },
  },
});

/** Fields that it changes, as the audit log names them. */
export const peopleAuditFieldMessages = defineMessages({
  ru: { role: 'Роль', password: 'Пароль', access: 'Доступ к курсам', chosen: 'Выбранные' },
  en: { role: 'Role', password: 'Password', access: 'Course access', chosen: 'Chosen people' },
  zh: { role: '角色', password: '密码', access: '课程权限', chosen: '所选用户' },
});
