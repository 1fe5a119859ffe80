import { defineMessages } from '#shared/i18n.ts';

/** Its forms, as the panel's first page names them. */
export const peopleShortcutMessages = defineMessages({
  ru: { student: 'Завести ученика', staff: 'Пригласить сотрудника' },
  en: { student: 'Add a student', staff: 'Invite a colleague' },
  zh: { student: '添加学员', staff: '邀请员工' },
});
