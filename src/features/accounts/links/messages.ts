import { defineMessages } from '#shared/i18n.ts';

/** The pages that the link of a mail opens. */
export const linksMessages = defineMessages({
  ru: {
    verify: {
      title: 'Подтверждение адреса',
      loading: 'Подтверждаем адрес…',
      success: 'Адрес подтверждён',
      successText: 'Теперь можно войти в личный кабинет.',
      already: 'Адрес уже подтверждён',
      alreadyText: 'Всё в порядке, просто войдите в личный кабинет.',
      error: 'Адрес не подтверждён',
      missing: 'Неверная ссылка подтверждения',
      network: 'Ошибка соединения',
      failed: 'Ошибка подтверждения адреса',
      resendHint: 'Ссылка действует 24 часа. Укажите адрес, и мы пришлём новую.',
    },
    setPassword: {
      title: 'Придумайте пароль',
      text: 'С ним вы будете входить в личный кабинет, где уже ждёт ваш курс.',
      failed: 'Не удалось сохранить пароль',
      missing: 'Неверная ссылка: откройте её из письма целиком',
      done: 'Пароль сохранён',
      doneText: 'Войдите в личный кабинет со своим адресом и новым паролем.',
    },
    resetPassword: {
      title: 'Новый пароль',
      lead: 'Придумайте пароль, с которым будете входить в личный кабинет.',
      missing: 'Неверная ссылка для сброса пароля',
      failed: 'Ошибка при сбросе пароля',
      done: 'Пароль изменён',
      doneText:
        'Теперь войдите с новым паролем: на всех устройствах сеансы завершены. Через 3 секунды откроется главная страница.',
      home: 'На главную',
    },
    newLink: 'Прислать новую ссылку',
  },
  en: {
    verify: {
      title: 'Confirming your address',
      loading: 'Confirming your address…',
      success: 'Your address is confirmed',
      successText: 'You can sign in to your cabinet now.',
      already: 'Your address is confirmed already',
      alreadyText: 'All is well, just sign in to your cabinet.',
      error: 'Your address is not confirmed',
      missing: 'Incorrect confirmation link',
      network: 'Connection error',
      failed: 'Confirmation failed',
      resendHint: 'A link works for 24 hours. Give us your address and we will send a new one.',
    },
    setPassword: {
      title: 'Choose a password',
      text: 'With it you sign in to your cabinet, where your course is waiting.',
      failed: 'The password could not be saved',
      missing: 'Invalid link: please open the whole link from the mail',
      done: 'The password is saved',
      doneText: 'Sign in to your cabinet with your address and the new password.',
    },
    resetPassword: {
      title: 'New password',
      lead: 'Choose the password you will sign in to your cabinet with.',
      missing: 'Invalid password reset link',
      failed: 'The password could not be reset',
      done: 'The password is changed',
      doneText:
        'Now sign in with the new password: sessions on all devices have ended. The main page opens in 3 seconds.',
      home: 'Home page',
    },
    newLink: 'Send me a new link',
  },
  zh: {
    verify: {
      title: '确认邮箱',
      loading: '正在确认邮箱…',
      success: '邮箱已确认',
      successText: '现在可以登录个人中心了。',
      already: '邮箱此前已确认',
      alreadyText: '一切正常，请直接登录个人中心。',
      error: '邮箱未确认',
      missing: '确认链接不正确',
      network: '连接错误',
      failed: '邮箱确认失败',
      resendHint: '链接 24 小时内有效。请填写邮箱，我们会重新发送。',
    },
    setPassword: {
      title: '设置密码',
      text: '使用该密码登录个人中心，您的课程已在那里等候。',
      failed: '密码保存失败',
      missing: '链接无效：请从邮件中打开完整链接',
      done: '密码已保存',
      doneText: '请使用您的邮箱和新密码登录个人中心。',
    },
    resetPassword: {
      title: '新密码',
      lead: '请设置用于登录个人中心的密码。',
      missing: '密码重置链接无效',
      failed: '重置密码失败',
      done: '密码已修改',
      doneText: '请使用新密码登录：所有设备上的登录均已失效。3 秒后将打开首页。',
      home: '返回首页',
    },
    newLink: '重新发送链接',
  },
});

/** What the calls around confirmation answer. */
export const confirmationMessages = defineMessages({
  ru: {
    checkMail: 'Мы отправили письмо со ссылкой для подтверждения. Перейдите по ней, затем войдите.',
    verified: 'Адрес электронной почты подтверждён. Теперь можно войти.',
    alreadyVerified: 'Этот адрес уже подтверждён. Можно войти.',
    linkSentAgain: 'Если такой адрес ждёт подтверждения, мы отправили на него новую ссылку.',
  },
  en: {
    checkMail: 'We have sent you a confirmation link. Follow it, then sign in.',
    verified: 'Your e-mail address is confirmed. You can sign in now.',
    alreadyVerified: 'This address is already confirmed. You can sign in.',
    linkSentAgain: 'If this address is waiting for confirmation, we have sent a new link to it.',
  },
  zh: {
    checkMail: '我们已发送确认链接。请先点击链接确认，再登录。',
    verified: '邮箱已确认，现在可以登录。',
    alreadyVerified: '该邮箱此前已确认，可以登录。',
    linkSentAgain: '如果该邮箱正在等待确认，我们已发送新的链接。',
  },
});
