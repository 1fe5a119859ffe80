import { defineMessages } from '#shared/i18n.ts';

export const waitlistErrorMessages = defineMessages({
  ru: {
    school_is_open: 'Мы уже открылись: обновите страницу, курсы на ней',
    school_not_open: 'Пока нет ни одного курса в продаже: письмо об открытии было бы неправдой',
    nobody_waits: 'Сообщать некому: подтверждённых адресов нет',
  },
  en: {
    school_is_open: 'We’re already open: reload the page to see the courses',
    school_not_open: 'No course is on sale yet: an email about the opening would not be true',
    nobody_waits: 'There is nobody to tell: no address is confirmed',
  },
  zh: {
    school_is_open: '我们已经开放：请刷新页面查看课程',
    school_not_open: '目前没有在售课程，发送开放通知与事实不符',
    nobody_waits: '没有可通知的人：没有已确认的邮箱',
  },
});
