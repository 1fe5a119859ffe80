import { defineMessages } from '#shared/i18n.ts';

export const verificationMailMessages = defineMessages({
  ru: {
    subject: 'Подтвердите адрес электронной почты',
    paragraphs: [
      'С этим адресом зарегистрировались на сайте нашей школы. Если это вы, подтвердите адрес, чтобы войти в личный кабинет.',
      'Ссылка действует 24 часа. Если вы не регистрировались, не переходите по ней: без подтверждения в кабинет не войдёт никто.',
    ],
    button: 'Подтвердить адрес',
  },
  en: {
    subject: 'Confirm your email address',
    paragraphs: [
      'Someone registered at our school with this address. If it was you, confirm it to sign in to your account.',
      'The link works for 24 hours. If you didn’t register, don’t follow it: nobody can get into the account until the address is confirmed.',
    ],
    button: 'Confirm address',
  },
  zh: {
    subject: '请确认您的邮箱地址',
    paragraphs: [
      '有人使用此邮箱在我校网站注册。如果是您本人，请确认邮箱，即可登录个人中心。',
      '链接 24 小时内有效。如果您没有注册，请勿点击：未经确认，任何人都无法登录。',
    ],
    button: '确认邮箱',
  },
});

/** To an address that somebody tried to register again. */
export const accountExistsMailMessages = defineMessages({
  ru: {
    subject: 'У вас уже есть аккаунт',
    paragraphs: [
      'Кто-то, вероятно вы, пытался зарегистрироваться с этим адресом. Аккаунт уже существует: войдите с прежним паролем.',
      'Если это были не вы, ничего делать не нужно: ваш пароль не изменился.',
    ],
    button: 'Войти',
  },
  en: {
    subject: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to register with this address. The account already exists: sign in with your password.',
      'If it wasn’t you, you can ignore this email: your password hasn’t changed.',
    ],
    button: 'Sign in',
  },
  zh: {
    subject: '您已拥有账户',
    paragraphs: [
      '有人（可能是您本人）尝试用此邮箱注册。该账户已存在，请使用原密码登录。',
      '如果不是您本人操作，请忽略此邮件：您的密码没有改变。',
    ],
    button: '登录',
  },
});

export const codeMailMessages = defineMessages({
  ru: {
    subject: 'Код подтверждения: {code}',
    paragraphs: [
      'Введите этот код на странице нашего сайта, где вы входите через VK: {code}',
      'Код действует 30 минут и только в том браузере, где вы начали вход.',
      'Никому его не сообщайте. Если вы не входили через VK, ничего делать не нужно.',
    ],
    button: 'Перейти на сайт',
  },
  en: {
    subject: 'Your confirmation code: {code}',
    paragraphs: [
      'Enter this code on the page where you’re signing in with VK: {code}',
      'It works for 30 minutes, and only in the browser where you started.',
      'Don’t share it with anyone. If you’re not signing in with VK, you can ignore this email.',
    ],
    button: 'Go to the site',
  },
  zh: {
    subject: '您的验证码：{code}',
    paragraphs: [
      '您正在通过 VK 登录我们的网站，请在页面中输入此验证码：{code}',
      '验证码 30 分钟内有效，且仅限您开始登录的浏览器使用。',
      '请勿告诉任何人。如果您没有通过 VK 登录，请忽略此邮件。',
    ],
    button: '前往网站',
  },
});

export const linkedMailMessages = defineMessages({
  ru: {
    subject: 'К аккаунту подключён вход через {provider}',
    paragraphs: [
      'Теперь в ваш личный кабинет можно войти и через {provider}. Пароль остался прежним.',
      'Если это были не вы, напишите в поддержку школы и проверьте, кто ещё может читать вашу почту.',
    ],
    button: 'Войти',
  },
  en: {
    subject: 'You can now sign in with {provider}',
    paragraphs: [
      'From now on you can also sign in to your account with {provider}. Your password hasn’t changed.',
      'If it wasn’t you, write to the school, and check who else can read your email.',
    ],
    button: 'Sign in',
  },
  zh: {
    subject: '您的账户已关联 {provider} 登录',
    paragraphs: [
      '从现在起，您也可以通过 {provider} 登录个人中心。您的密码没有改变。',
      '如果不是您本人操作，请联系学校客服，并检查是否有他人可以读取您的邮件。',
    ],
    button: '登录',
  },
});

export const resetMailMessages = defineMessages({
  ru: {
    subject: 'Смена пароля',
    paragraphs: [
      'Вы попросили сменить пароль ({school}).',
      'Ссылка действует один час и срабатывает один раз. Если вы об этом не просили, ничего делать не нужно: прежний пароль останется в силе.',
    ],
    button: 'Придумать новый пароль',
  },
  en: {
    subject: 'Change your password',
    paragraphs: [
      'You asked to change your password ({school}).',
      'The link can be used once, within an hour. If you didn’t ask for it, you can ignore this email: your old password still works.',
    ],
    button: 'Choose a new password',
  },
  zh: {
    subject: '修改密码',
    paragraphs: [
      '您申请修改 {school} 账户的密码。',
      '链接一小时内有效，且只能使用一次。如果不是您本人申请，请忽略此邮件：原密码仍然有效。',
    ],
    button: '设置新密码',
  },
});

export const passwordChangedMailMessages = defineMessages({
  ru: {
    subject: 'Пароль изменён',
    paragraphs: [
      'Ваш пароль только что изменён по ссылке из письма. На всех устройствах нужно войти заново.',
      'Если это были не вы, сразу смените пароль и проверьте, кто ещё может читать вашу почту.',
    ],
    button: 'Войти',
  },
  en: {
    subject: 'Your password has been changed',
    paragraphs: [
      'Your password has just been changed using an emailed link. You’ll need to sign in again on all devices.',
      'If it wasn’t you, change the password right away and check who else can read your email.',
    ],
    button: 'Sign in',
  },
  zh: {
    subject: '密码已修改',
    paragraphs: [
      '您的密码刚刚通过邮件链接修改。所有设备均需重新登录。',
      '如果不是您本人操作，请立即修改密码，并检查是否有他人可以读取您的邮件。',
    ],
    button: '登录',
  },
});

/** Mail that tells the login. */
export const loginMailMessages = defineMessages({
  ru: {
    subject: 'Ваш логин',
    paragraphs: [
      'Логин для входа в личный кабинет — этот адрес: {email}.',
      'Если вы не помните и пароль, нажмите на странице входа «Забыли пароль?».',
      'Если вы об этом не просили, ничего делать не нужно.',
    ],
    button: 'Войти',
  },
  en: {
    subject: 'Your login',
    paragraphs: [
      'You sign in to your account with this address: {email}.',
      'If you’ve forgotten your password too, choose “Forgot your password?” on the sign-in page.',
      'If you didn’t ask for this, you can ignore this email.',
    ],
    button: 'Sign in',
  },
  zh: {
    subject: '您的登录名',
    paragraphs: [
      '登录个人中心所用的登录名就是此邮箱：{email}。',
      '如果您也忘记了密码，请在登录页面点击“忘记密码？”。',
      '如果不是您本人申请，请忽略此邮件。',
    ],
    button: '登录',
  },
});

export const accessMailMessages = defineMessages({
  ru: {
    subject: 'Доступ к вашим курсам',
    paragraphs: [
      '{account, select, new {Чтобы войти в личный кабинет, придумайте пароль. Ссылка действует 7 дней и срабатывает один раз.} other {Ваши курсы — в личном кабинете. Войдите с адресом {email} и своим паролем; если вы его забыли, на странице входа нажмите «Забыли пароль?».}}',
      'Если вы об этом не просили, ничего делать не нужно.',
    ],
    button: '{account, select, new {Придумать пароль} other {Войти}}',
  },
  en: {
    subject: 'Access to your courses',
    paragraphs: [
      '{account, select, new {To sign in to your account, choose a password. The link can be used once, within 7 days.} other {Your courses are in your account. Sign in with {email} and your password; if you’ve forgotten it, choose “Forgot your password?” on the sign-in page.}}',
      'If you didn’t ask for this, you can ignore this email.',
    ],
    button: '{account, select, new {Choose a password} other {Sign in}}',
  },
  zh: {
    subject: '访问您的课程',
    paragraphs: [
      '{account, select, new {请设置密码后登录个人中心。链接 7 天内有效，且只能使用一次。} other {您的课程在个人中心。请使用邮箱 {email} 和密码登录；如果忘记密码，请在登录页点击“忘记密码”。}}',
      '如果这不是您要求的，请忽略此邮件。',
    ],
    button: '{account, select, new {设置密码} other {登录}}',
  },
});
