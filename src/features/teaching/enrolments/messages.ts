import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const enrolmentsPrivacyMessages = defineMessages({
  ru: { sections: { courses: 'Открытые курсы' }, columns: { ended_at: 'Закрыт', until: 'Открыт до' } },
  en: { sections: { courses: 'Courses opened' }, columns: { ended_at: 'Closed', until: 'Open until' } },
  zh: { sections: { courses: '已开通的课程' }, columns: { ended_at: '关闭时间', until: '开放至' } },
});
