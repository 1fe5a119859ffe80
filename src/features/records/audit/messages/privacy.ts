import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const auditPrivacyMessages = defineMessages({
  ru: {
    sections: {
      done_by_staff: 'Что сотрудники делали с вашим аккаунтом',
      done_as_staff: 'Что вы делали как сотрудник',
    },
    columns: {
      action: 'Действие (код)',
      before: 'Было',
      after: 'Стало',
      actor_email: 'Ваша почта тогда',
      actor_role: 'Ваша роль тогда',
    },
  },
  en: {
    sections: { done_by_staff: 'What staff did to your account', done_as_staff: 'What you did as staff' },
    columns: {
      action: 'Action (code)',
      before: 'Before',
      after: 'After',
      actor_email: 'Your email then',
      actor_role: 'Your role then',
    },
  },
  zh: {
    sections: { done_by_staff: '工作人员对您账户的操作', done_as_staff: '您作为工作人员的操作' },
    columns: {
      action: '操作（代码）',
      before: '之前',
      after: '之后',
      actor_email: '当时的邮箱',
      actor_role: '当时的角色',
    },
  },
});
