import { defineMessages } from '#shared/i18n.ts';

/** The trial mail of the launch. */
export const trialMailMessages = defineMessages({
  ru: {
    subject: 'Пробное письмо школы: код {code}',
    paragraphs: [
      'Это письмо отправил сервер школы так же, как отправит письма ученикам. Раз вы его читаете, почта работает.',
      'Нажмите кнопку в том браузере, где открыта панель, или введите код в панели: {code}. Он действует сутки.',
    ],
    button: 'Письмо дошло',
  },
  en: {
    subject: 'Trial email of the school: code {code}',
    paragraphs: [
      'The server of the school has sent this email just as it will send emails to students. Since you are reading it, email works.',
      'Press the button in the browser in which the panel is open, or enter the code there: {code}. It works for a day.',
    ],
    button: 'The email has arrived',
  },
  zh: {
    subject: '学校测试邮件：验证码 {code}',
    paragraphs: [
      '这封邮件由学校的服务器发出，与将来发给学员的邮件方式相同。您能读到它，说明邮件正常。',
      '请在已打开管理面板的浏览器中点击按钮，或在面板中输入验证码：{code}。一天内有效。',
    ],
    button: '邮件已收到',
  },
});
