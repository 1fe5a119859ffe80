import { defineMessages } from '#shared/i18n.ts';

/** To the student, at each step. */
export const requestedMailMessages = defineMessages({
  ru: {
    subject: 'Заявка на консультацию принята',
    paragraphs: [
      'Вы записались на консультацию по курсу «{course}». Мы подберём время и пришлём приглашение.',
      'Вам удобно: {wishes}',
    ],
    button: 'Открыть кабинет',
  },
  en: {
    subject: 'We’ve received your consultation request',
    paragraphs: [
      'You’ve requested a consultation for the course “{course}”. We’ll find a time and send you an invitation.',
      'Times that suit you: {wishes}',
    ],
    button: 'Go to my account',
  },
  zh: {
    subject: '我们已收到您的咨询申请',
    paragraphs: [
      '您申请了课程“{course}”的一对一咨询。我们会安排时间，并向您发送邀请。',
      '您希望的时间：{wishes}',
    ],
    button: '打开个人中心',
  },
});

export const confirmedMailMessages = defineMessages({
  ru: {
    subject: 'Консультация назначена: {when}',
    paragraphs: [
      'Консультация по курсу «{course}» назначена на {when}. Она длится 60 минут.',
      'Где: {place}',
      'Приглашение во вложении: добавьте его в календарь. Если время не подходит, отмените консультацию в кабинете и подайте новую заявку.',
    ],
    button: 'Открыть кабинет',
  },
  en: {
    subject: 'Your consultation: {when}',
    paragraphs: [
      'Your consultation for the course “{course}” is set for {when}. It lasts 60 minutes.',
      'Where: {place}',
      'Add the attached invitation to your calendar. If the time doesn’t suit you, cancel it in your account and send a new request.',
    ],
    button: 'Go to my account',
  },
  zh: {
    subject: '咨询时间已确定：{when}',
    paragraphs: [
      '课程“{course}”的咨询安排在 {when}，时长 60 分钟。',
      '地点：{place}',
      '邀请见附件，可添加到日历。如果时间不合适，请在个人中心取消后重新申请。',
    ],
    button: '打开个人中心',
  },
});

export const movedMailMessages = defineMessages({
  ru: {
    subject: 'Консультация перенесена: {when}',
    paragraphs: [
      'Новое время консультации по курсу «{course}»: {when}.',
      'Где: {place}',
      'Новое приглашение во вложении заменит прежнее в календаре.',
    ],
    button: 'Открыть кабинет',
  },
  en: {
    subject: 'Your consultation has been moved: {when}',
    paragraphs: [
      'Your consultation for the course “{course}” has a new time: {when}.',
      'Where: {place}',
      'The attached invitation replaces the earlier one in your calendar.',
    ],
    button: 'Go to my account',
  },
  zh: {
    subject: '咨询已改期：{when}',
    paragraphs: [
      '课程“{course}”的咨询改为 {when}。',
      '地点：{place}',
      '附件中的新邀请会替换日历里的旧邀请。',
    ],
    button: '打开个人中心',
  },
});

export const canceledMailMessages = defineMessages({
  ru: {
    subject: 'Консультация отменена',
    paragraphs: [
      '{by, select, student {Вы отменили консультацию по курсу «{course}».} other {Школа отменила консультацию по курсу «{course}».}}',
      '{by, select, student {} other {Причина: {reason}}}',
      'Подать новую заявку можно в личном кабинете.',
    ],
    button: 'Открыть кабинет',
  },
  en: {
    subject: 'Your consultation is cancelled',
    paragraphs: [
      '{by, select, student {You’ve cancelled your consultation for the course “{course}”.} other {The school has cancelled your consultation for the course “{course}”.}}',
      '{by, select, student {} other {Reason: {reason}}}',
      'You can request another one in your account.',
    ],
    button: 'Go to my account',
  },
  zh: {
    subject: '咨询已取消',
    paragraphs: [
      '{by, select, student {您已取消课程“{course}”的咨询。} other {学校取消了课程“{course}”的咨询。}}',
      '{by, select, student {} other {原因：{reason}}}',
      '您可以在个人中心重新申请。',
    ],
    button: '打开个人中心',
  },
});

/** To the school. */
export const staffRequestedMailMessages = defineMessages({
  ru: {
    subject: 'Новая заявка на консультацию: {student}',
    paragraphs: ['{student}, курс «{course}».', 'Когда удобно: {wishes}', 'Как связаться: {contact}'],
    button: 'Назначить время',
  },
  en: {
    subject: 'New consultation request: {student}',
    paragraphs: ['{student}, course “{course}”.', 'Times that suit: {wishes}', 'Contact: {contact}'],
    button: 'Set a time',
  },
  zh: {
    subject: '新的咨询申请：{student}',
    paragraphs: ['{student}，课程“{course}”。', '希望的时间：{wishes}', '联系方式：{contact}'],
    button: '安排时间',
  },
});

export const staffCanceledMailMessages = defineMessages({
  ru: {
    subject: 'Консультация отменена: {student}',
    paragraphs: ['{student} отменяет консультацию по курсу «{course}».', '{when}'],
    button: 'Открыть заявку',
  },
  en: {
    subject: 'Consultation cancelled: {student}',
    paragraphs: ['{student} has cancelled the consultation for the course “{course}”.', '{when}'],
    button: 'Open the request',
  },
  zh: {
    subject: '咨询已取消：{student}',
    paragraphs: ['学员 {student} 取消了课程“{course}”的咨询。', '{when}'],
    button: '打开申请',
  },
});

/** In the student's calendar. */
export const calendarMessages = defineMessages({
  ru: {
    summary: 'Консультация, {school}',
    description: 'Курс «{course}», 60 минут. {place}',
  },
  en: {
    summary: 'Consultation, {school}',
    description: 'Course “{course}”, 60 minutes. {place}',
  },
  zh: {
    summary: '{school} 一对一咨询',
    description: '课程“{course}”，60 分钟。{place}',
  },
});
