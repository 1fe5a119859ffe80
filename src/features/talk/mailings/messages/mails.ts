import { defineMessages } from '#shared/i18n.ts';

/** Somebody was given a course, or bought one and has not begun. */
export const welcomeMessages = defineMessages({
  ru: {
    subject: 'Курс «{course}» открыт: с чего начать',
    paragraphs: [
      'В вашем личном кабинете открыт курс «{course}»: {count, plural, one {# урок} few {# урока} many {# уроков} other {# урока}}.',
      'Начните с урока «{lesson}». Смотреть можно с любого устройства: место, на котором вы остановились, сохранится.',
      'Пройдёте все уроки — получите именной сертификат.',
    ],
    button: 'Начать учиться',
    footer: 'Вы получили это письмо, потому что вам открыт курс нашей школы.',
  },
  en: {
    subject: 'Your course “{course}” is open: where to start',
    paragraphs: [
      'The course “{course}” is open in your account: {count, plural, one {# lesson} other {# lessons}}.',
      'Start with the lesson “{lesson}”. You can watch on any device: we’ll remember where you left off.',
      'Once you’ve finished all the lessons, you’ll get a certificate in your name.',
    ],
    button: 'Start learning',
    footer: 'You are receiving this because you were given access to a course at our school.',
  },
  zh: {
    subject: '课程“{course}”已开通：从这里开始',
    paragraphs: [
      '课程“{course}”已在您的个人中心开通，共 {count} 节课。',
      '请从“{lesson}”开始。您可以在任何设备上观看，我们会记住您看到的位置。',
      '完成全部课节后，您将获得署有您姓名的证书。',
    ],
    button: '开始学习',
    footer: '您收到此邮件，是因为我们学校的课程已为您开通。',
  },
});

/** Lessons whose day has come. */
export const lessonsOpenedMessages = defineMessages({
  ru: {
    subject:
      '{opened, plural, one {Открылся урок} few {Открылись уроки} many {Открылись уроки} other {Открылись уроки}} курса «{course}»',
    paragraphs: [
      'Сегодня {opened, plural, one {открылся урок} few {открылись уроки} many {открылись уроки} other {открылись уроки}}: {list}.',
      'Уроки останутся с вами: смотрите, когда удобно.',
    ],
    button: 'Смотреть урок',
    footer: 'Вы получили это письмо, потому что учитесь на курсе «{course}».',
  },
  en: {
    subject: '{opened, plural, one {A lesson has} other {Lessons have}} opened in “{course}”',
    paragraphs: [
      '{opened, plural, one {A lesson has} other {These lessons have}} opened today: {list}.',
      'Your lessons stay with you: watch whenever it suits you.',
    ],
    button: 'Watch the lesson',
    footer: 'You are receiving this because you’re taking the course “{course}”.',
  },
  zh: {
    subject: '课程“{course}”有 {opened} 节新课开放',
    paragraphs: ['今天开放的 {opened} 节课：{list}。', '课节会一直为您保留，请在方便时观看。'],
    button: '观看课节',
    footer: '您收到此邮件，是因为您正在学习课程“{course}”。',
  },
});

/** Nothing was watched for a week. */
export const stalledMessages = defineMessages({
  ru: {
    subject: 'Ваш курс «{course}» ждёт вас',
    paragraphs: [
      '{begun, select, yes {Вы остановились на уроке «{lesson}». Пройдено уроков: {done} из {count}.} other {Вы ещё не открывали уроки курса «{course}». Первый из них: «{lesson}».}}',
      'Достаточно 30 минут в день: урок продолжится с того места, на котором вы остановились.',
      'Если что-то мешает учиться, ответьте на это письмо: поможем.',
    ],
    button: '{begun, select, yes {Продолжить} other {Начать}}',
    footer:
      'Вы получили это письмо, потому что учитесь на курсе «{course}». Такое напоминание приходит один раз.',
  },
  en: {
    subject: 'Your course “{course}” is waiting for you',
    paragraphs: [
      '{begun, select, yes {You stopped at the lesson “{lesson}”. Lessons finished: {done} of {count}.} other {You haven’t opened any lessons of “{course}” yet. The first one is “{lesson}”.}}',
      '30 minutes a day is enough: the lesson picks up where you left off.',
      'If something is getting in the way, reply to this email: we’ll help.',
    ],
    button: '{begun, select, yes {Continue} other {Start}}',
    footer:
      'You are receiving this because you’re taking the course “{course}”. We send this reminder only once.',
  },
  zh: {
    subject: '您的课程“{course}”在等您',
    paragraphs: [
      '{begun, select, yes {您上次学到“{lesson}”，已完成 {done}/{count} 节课。} other {您还没有打开课程“{course}”的课节，第一节是“{lesson}”。}}',
      '每天 30 分钟就够了：课节会从您上次停下的地方继续。',
      '如果学习中遇到困难，请直接回复此邮件，我们会帮助您。',
    ],
    button: '{begun, select, yes {继续学习} other {开始学习}}',
    footer: '您收到此邮件，是因为您正在学习课程“{course}”。此类提醒只发送一次。',
  },
});

/** To subscribers of the newsletter. */
export const newLessonsMessages = defineMessages({
  ru: {
    subject:
      '{count, plural, one {Новый урок} few {Новые уроки} many {Новые уроки} other {Новые уроки}} в нашей школе',
    paragraphs: [
      '{count, plural, one {Появился новый урок} few {Появились новые уроки} many {Появились новые уроки} other {Появились новые уроки}}. {list}.',
      'Если курс уже ваш, урок открыт в личном кабинете.',
    ],
    button: 'Открыть личный кабинет',
    footer: 'Вы получили это письмо, потому что подписались на новости о новых уроках и предложениях.',
  },
  en: {
    subject: '{count, plural, one {A new lesson} other {New lessons}} at our school',
    paragraphs: [
      '{count, plural, one {A new lesson is} other {New lessons are}} out. {list}.',
      'If you already have the course, the lesson is open in your account.',
    ],
    button: 'Go to my account',
    footer: 'You are receiving this because you subscribed to news about new lessons and offers.',
  },
  zh: {
    subject: '我们学校上线了 {count} 节新课',
    paragraphs: ['{count} 节新课已上线。{list}。', '如果您已拥有该课程，课节已在个人中心开放。'],
    button: '打开个人中心',
    footer: '您收到此邮件，是因为您订阅了新课和优惠的消息。',
  },
});
