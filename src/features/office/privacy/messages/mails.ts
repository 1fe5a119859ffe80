import { defineMessages } from '#shared/i18n.ts';

export const erasureLinkMailMessages = defineMessages({
  ru: {
    subject: 'Подтвердите удаление аккаунта',
    paragraphs: [
      'Вы попросили удалить свой аккаунт на сайте школы вместе с личными данными. Откройте ссылку в том же браузере, где вы вошли, и подтвердите.',
      'Ссылка действует один час. Пока вы не подтвердите, ничего не произойдёт.',
      'Если вы об этом не просили, ничего делать не нужно.',
    ],
    button: 'Перейти к удалению',
  },
  en: {
    subject: 'Confirm the deletion of your account',
    paragraphs: [
      'You asked to delete your account at our school together with your personal data. Open the link in the browser where you’re signed in, and confirm.',
      'The link works for one hour. Until you confirm, nothing happens.',
      'If you didn’t ask for this, you can ignore this email.',
    ],
    button: 'Go to account deletion',
  },
  zh: {
    subject: '请确认注销账户',
    paragraphs: [
      '您申请注销在我校网站的账户并删除个人数据。请在已登录的浏览器中打开链接并确认。',
      '链接一小时内有效。在您确认之前，不会发生任何变化。',
      '如果不是您本人申请，请忽略此邮件。',
    ],
    button: '前往注销',
  },
});

export const erasedMailMessages = defineMessages({
  ru: {
    subject: 'Ваши данные удалены',
    paragraphs: [
      'Ваш аккаунт удалён, личные данные стёрты, рассылка отключена. Войти с этим адресом больше нельзя.',
      'По закону остаются только заказы без имени, адреса и телефона, а также отметки о том, что согласия были даны и отозваны. Узнать вас по ним нельзя.',
      '{address, select, confirmed {Это последнее письмо: после него мы забудем и этот адрес.} other {Этот адрес никто не подтвердил, поэтому то, что присылали с него без аккаунта (например, анкету модели или вопрос в чате), осталось. Если это были вы, напишите нам с этого адреса: мы удалим и это.}}',
    ],
    button: 'Сайт школы',
  },
  en: {
    subject: 'Your data has been deleted',
    paragraphs: [
      'Your account has been deleted, your personal data has been erased, and you won’t get any more news. Nobody can sign in with this address any more.',
      'By law we keep your orders, without your name, address and phone, and a record that consents were given and withdrawn. They don’t identify you.',
      '{address, select, confirmed {This is the last email: now we’ll forget this address too.} other {Nobody has confirmed this address, so anything sent from it without an account (such as a model application or a chat question) remains. If that was you, write to us from this address and we’ll erase that too.}}',
    ],
    button: 'The school’s site',
  },
  zh: {
    subject: '您的数据已删除',
    paragraphs: [
      '您的账户已注销，个人数据已清除，邮件订阅已取消。此邮箱无法再登录。',
      '依法仅保留不含姓名、邮箱和电话的订单，以及同意与撤回的记录。它们无法识别您的身份。',
      '{address, select, confirmed {这是最后一封邮件，此后我们也将不再保留此邮箱地址。} other {此邮箱尚未经过验证，因此未登录账户时用它提交的内容（例如模特申请或在线咨询）仍会保留。如果是您本人提交的，请用此邮箱写信给我们，我们会一并删除。}}',
    ],
    button: '学校网站',
  },
});
