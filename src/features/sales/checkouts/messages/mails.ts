import { defineMessages } from '#shared/i18n.ts';

/** One reminder of a payment that was not finished, to those who agreed to it. */
export const unfinishedMailMessages = defineMessages({
  ru: {
    subject: 'Вы не закончили оплату курса «{course}»',
    paragraphs: [
      'Вы начали оплачивать курс «{course}», но оплата не завершилась. Деньги не списаны.',
      'Если передумали, ничего делать не нужно: больше мы об этом не напишем. Если что-то не получилось, попробуйте ещё раз или ответьте на это письмо, мы поможем.',
    ],
    button: 'Вернуться к оплате',
    footer: 'Вы получили это письмо, потому что согласились на одно напоминание при оформлении заказа.',
  },
  en: {
    subject: 'You haven’t finished paying for “{course}”',
    paragraphs: [
      'You started paying for the course “{course}” but didn’t finish. You haven’t been charged.',
      'If you’ve changed your mind, you don’t need to do anything: we won’t email you about it again. If something went wrong, try again or reply to this email, and we’ll help.',
    ],
    button: 'Back to the payment',
    footer: 'You are receiving this because you agreed to one reminder when you ordered.',
  },
  zh: {
    subject: '课程“{course}”的付款尚未完成',
    paragraphs: [
      '您已开始为课程“{course}”付款，但未完成，未发生扣款。',
      '如果您改变了主意，无需任何操作，我们不会再就此发信。如遇到问题，请重试或回复此邮件，我们会帮助您。',
    ],
    button: '返回付款',
    footer: '您收到此邮件，是因为下单时同意接收一次提醒。',
  },
});
