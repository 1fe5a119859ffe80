import { defineMessages } from '#shared/i18n.ts';
import { footers } from './mailFooters.ts';

export const receivedMailMessages = defineMessages({
  ru: {
    subject: 'Анкета {number} получена',
    paragraphs: [
      'Спасибо! Ваша анкета {number} у нас, и мы её внимательно посмотрим. О решении напишем на этот адрес.',
      '{guardian, select, waits {Тем, кому нет 18 лет, нужно согласие родителя или опекуна. Мы написали на указанный в анкете адрес: как только родитель согласится, мы рассмотрим анкету.} other {По кнопке — статус анкеты; там же можно добавить фото.}}',
      '{earlier, select, none {Сохраните это письмо: ссылка в нём личная.} other {С этого адреса анкета уже приходила: {numbers}. Ничего страшного, мы посмотрим их вместе. Лишнюю можно удалить по ссылке из её письма.}}',
    ],
    button: 'Открыть мою анкету',
    footer: footers.ru,
  },
  en: {
    subject: 'We’ve received your application {number}',
    paragraphs: [
      'Thank you! We have your application {number} and will look at it carefully. We’ll email you our decision.',
      '{guardian, select, waits {If you’re under 18, you need the consent of a parent or guardian. We’ve written to the address in your application: as soon as they agree, we’ll review it.} other {The button shows the status of your application; you can add photos there too.}}',
      '{earlier, select, none {Please keep this email: its link is private.} other {We already had an application from this address: {numbers}. That’s fine, we’ll look at them together. You can delete the extra one with the link in its own email.}}',
    ],
    button: 'Open my application',
    footer: footers.en,
  },
  zh: {
    subject: '已收到您的申请 {number}',
    paragraphs: [
      '谢谢！我们已收到您的申请 {number}，会认真查看，并将结果发送到此邮箱。',
      '{guardian, select, waits {未满 18 岁者需要父母或监护人同意。我们已向申请中填写的邮箱发送邮件，监护人同意后我们将立即审核。} other {点击按钮可查看进度，也可以补充照片。}}',
      '{earlier, select, none {请保存此邮件，其中的链接仅供您本人使用。} other {此邮箱之前已提交过申请：{numbers}。没有关系，我们会一并查看；多余的申请可通过其邮件中的链接删除。}}',
    ],
    button: '打开我的申请',
    footer: footers.zh,
  },
});

export const approvedMailMessages = defineMessages({
  ru: {
    subject: 'Ваша анкета {number} одобрена',
    paragraphs: [
      'Поздравляем! Мы посмотрели вашу анкету {number} и одобрили её.',
      '{hasComment, select, yes {Комментарий школы: {comment}} other {Скоро мы свяжемся с вами и расскажем, что дальше.}}',
      'Показывать ли вас в галерее на сайте, решаете только вы: об этом мы спросим отдельно.',
    ],
    button: 'Открыть мою анкету',
    footer: footers.ru,
  },
  en: {
    subject: 'Your application {number} is approved',
    paragraphs: [
      'Congratulations! We’ve reviewed your application {number} and approved it.',
      '{hasComment, select, yes {The school’s comment: {comment}} other {We’ll get in touch soon and tell you what’s next.}}',
      'Whether you appear in the gallery on the website is entirely up to you: we’ll ask about it separately.',
    ],
    button: 'Open my application',
    footer: footers.en,
  },
  zh: {
    subject: '您的申请 {number} 已通过',
    paragraphs: [
      '恭喜！我们已查看您的申请 {number}，并予以通过。',
      '{hasComment, select, yes {学校留言：{comment}} other {我们会尽快与您联系，告知后续安排。}}',
      '是否在网站的模特展示区展示您，完全由您决定，我们会另行征求您的意见。',
    ],
    button: '打开我的申请',
    footer: footers.zh,
  },
});

export const rejectedMailMessages = defineMessages({
  ru: {
    subject: 'Ответ на анкету {number}',
    paragraphs: [
      'Спасибо, что прислали анкету {number} и доверились нам. Мы внимательно её посмотрели и сейчас не можем предложить сотрудничество.',
      'Почему: {comment}',
      'Это решение об одной анкете, а не о вас: требования съёмок меняются, и со временем можно подать новую. Эту мы удалим вместе с фотографиями и заранее предупредим письмом.',
    ],
    button: 'Открыть мою анкету',
    footer: footers.ru,
  },
  en: {
    subject: 'About your application {number}',
    paragraphs: [
      'Thank you for sending application {number} and for trusting us with it. We looked at it carefully and can’t offer to work together right now.',
      'Why: {comment}',
      'This is about one application, not about you: what shoots look for changes, and you’re welcome to apply again later. We’ll delete this one with its photos and let you know beforehand.',
    ],
    button: 'Open my application',
    footer: footers.en,
  },
  zh: {
    subject: '关于您的申请 {number}',
    paragraphs: [
      '感谢您提交申请 {number}，也感谢您的信任。我们认真查看后，目前暂时无法与您合作。',
      '原因：{comment}',
      '这只是对这份申请的决定，而不是对您本人的评价：拍摄需求会不断变化，欢迎您以后再次申请。我们会删除这份申请及其照片，并提前邮件通知您。',
    ],
    button: '打开我的申请',
    footer: footers.zh,
  },
});

export const reopenedMailMessages = defineMessages({
  ru: {
    subject: 'Мы снова смотрим анкету {number}',
    paragraphs: [
      'Мы вернулись к вашей анкете {number} и смотрим её ещё раз. Прежнее решение больше не действует.',
      'Делать ничего не нужно: о новом решении мы напишем на этот адрес.',
    ],
    button: 'Открыть мою анкету',
    footer: footers.ru,
  },
  en: {
    subject: 'We’re looking at application {number} again',
    paragraphs: [
      'We’ve come back to your application {number} and are looking at it again. The earlier decision no longer applies.',
      'You don’t need to do anything: we’ll email you the new decision.',
    ],
    button: 'Open my application',
    footer: footers.en,
  },
  zh: {
    subject: '我们正在重新查看申请 {number}',
    paragraphs: [
      '我们正在重新查看您的申请 {number}，之前的决定不再有效。',
      '您无需进行任何操作，有新的决定时我们会发送邮件到此邮箱。',
    ],
    button: '打开我的申请',
    footer: footers.zh,
  },
});

export const erasureMailMessages = defineMessages({
  ru: {
    subject: 'Анкета {number} скоро будет удалена',
    paragraphs: [
      'Анкеты, по которым мы отказали, мы не храним дольше, чем нужно. {erased} анкета {number} будет удалена вместе с фотографиями.',
      'Делать ничего не нужно. Если хотите, удалите её раньше по кнопке. Подать новую анкету можно в любой момент.',
    ],
    button: 'Открыть мою анкету',
    footer: footers.ru,
  },
  en: {
    subject: 'Application {number} will be deleted soon',
    paragraphs: [
      'We don’t keep declined applications longer than needed. Application {number} and its photos will be deleted on {erased}.',
      'You don’t need to do anything. If you like, delete it sooner with the button. You’re welcome to apply again at any time.',
    ],
    button: 'Open my application',
    footer: footers.en,
  },
  zh: {
    subject: '申请 {number} 即将被删除',
    paragraphs: [
      '对于未通过的申请，我们不会保存超过必要的时间。申请 {number} 及其照片将于 {erased} 删除。',
      '您无需进行任何操作。如果愿意，也可以点击按钮提前删除。您可以随时重新提交申请。',
    ],
    button: '打开我的申请',
    footer: footers.zh,
  },
});

/** Replaces a link that has ended, at its owner's request. */
export const newLinkMailMessages = defineMessages({
  ru: {
    subject: 'Новая ссылка на анкету {number}',
    paragraphs: [
      'Прежняя ссылка больше не действует. Вот новая, как вы просили: по ней — статус анкеты {number}.',
    ],
    button: 'Открыть мою анкету',
    footer: footers.ru,
  },
  en: {
    subject: 'A new link to application {number}',
    paragraphs: [
      'The old link has expired. Here’s the new one you asked for: it shows the status of application {number}.',
    ],
    button: 'Open my application',
    footer: footers.en,
  },
  zh: {
    subject: '申请 {number} 的新链接',
    paragraphs: ['原链接已失效。这是您申请的新链接，可查看申请 {number} 的进度。'],
    button: '打开我的申请',
    footer: footers.zh,
  },
});
