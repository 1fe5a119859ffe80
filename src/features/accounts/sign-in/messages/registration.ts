import { defineMessages } from '#shared/i18n.ts';

/** The registration form and its outcomes. */
export const registrationMessages = defineMessages({
  ru: {
    firstName: 'Имя',
    lastName: 'Фамилия',
    submit: 'Зарегистрироваться',
    submitting: 'Регистрируем…',
    failed: 'Ошибка регистрации',
    registered: {
      title: 'Поздравляем! Вы зарегистрированы',
      check: 'Проверьте почту {email}: мы отправили письмо',
      click: 'Перейдите по ссылке из письма',
      signIn: 'Войдите в личный кабинет',
      spam: 'Письма нет? Загляните в папку «Спам»',
    },
    banner: {
      label: { hero: 'Ваша регистрация', nav: 'Состояние регистрации' },
      confirmed: 'email подтверждён',
      awaiting: 'ожидает подтверждения',
      check:
        'Вы зарегистрированы. Перейдите по ссылке из письма, затем войдите. Если письма нет, загляните в папку «Спам».',
      signIn: 'Всё готово: теперь можно войти в личный кабинет.',
      hide: 'Скрыть',
    },
    welcome: 'С возвращением, {name}!',
    welcomeText: 'У вас уже есть аккаунт, и вы в него вошли.',
  },
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    submit: 'Register',
    submitting: 'Registering…',
    failed: 'Registration failed',
    registered: {
      title: 'Congratulations! You’re registered',
      check: 'Check your inbox at {email}: we’ve sent you an email',
      click: 'Follow the link in the email',
      signIn: 'Sign in to your account',
      spam: 'No email? Check your spam folder',
    },
    banner: {
      label: { hero: 'Your registration', nav: 'Registration status' },
      confirmed: 'email confirmed',
      awaiting: 'awaiting confirmation',
      check:
        'You’re registered. Follow the link in the email, then sign in. No email? Check your spam folder.',
      signIn: 'All set: you can sign in to your account now.',
      hide: 'Hide',
    },
    welcome: 'Welcome back, {name}!',
    welcomeText: 'You already have an account, and you’re now signed in.',
  },
  zh: {
    firstName: '名',
    lastName: '姓',
    submit: '注册',
    submitting: '正在注册…',
    failed: '注册失败',
    registered: {
      title: '恭喜！注册成功',
      check: '请查收 {email} 的邮件',
      click: '点击邮件中的链接',
      signIn: '登录个人中心',
      spam: '没有收到？请检查垃圾邮件',
    },
    banner: {
      label: { hero: '您的注册', nav: '注册状态' },
      confirmed: '邮箱已确认',
      awaiting: '等待确认',
      check: '您已注册。请点击邮件中的链接，然后登录。没有收到？请检查垃圾邮件。',
      signIn: '一切就绪：现在可以登录个人中心了。',
      hide: '隐藏',
    },
    welcome: '欢迎回来，{name}！',
    welcomeText: '您已有账户，现已登录。',
  },
});
