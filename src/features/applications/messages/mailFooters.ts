/** Under every mail about an application. */
export const footers = {
  ru: 'Вы получили это письмо, потому что этот адрес указан в анкете модели. Если анкету отправляли не вы, откройте её по кнопке и удалите.',
  en: 'You get this e-mail because this address was given in a model application. If it was not you, open it with the button and erase it.',
  zh: '您收到此邮件，是因为模特申请表中填写了这个邮箱。如果不是您本人提交，请点击按钮打开并删除该申请。',
};
