import { defineMessages } from '#shared/i18n.ts';

export const peopleErrorMessages = defineMessages({
  ru: {
    not_oneself: 'К своей учётной записи это действие применить нельзя',
    role_too_high:
      'Нельзя изменять учётные записи с такой же или более высокой ролью, как и назначать такую роль',
    staff_not_erased:
      'Данные сотрудников не стирают. Сначала другой главный администратор должен снять роль сотрудника',
  },
  en: {
    not_oneself: 'You cannot do this to your own account',
    role_too_high:
      'Accounts with a role equal to or higher than yours cannot be changed, nor can such a role be given',
    staff_not_erased:
      'Staff accounts are not erased. Another super administrator must take the staff role away first',
  },
  zh: {
    not_oneself: '不能对自己的账号执行此操作',
    role_too_high: '不能修改与您同级或更高级别的账号，也不能授予此类角色',
    staff_not_erased: '工作人员账户不能删除。请先由另一位超级管理员撤销其角色',
  },
});
