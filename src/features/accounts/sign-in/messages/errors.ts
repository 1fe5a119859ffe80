import { defineMessages } from '#shared/i18n.ts';

export const signInErrorMessages = defineMessages({
  ru: {
    wrong_credentials: 'Неверный email или пароль',
    sign_in_not_finished: 'Вход не завершён. Начните ещё раз',
    email_not_verified: 'Подтвердите адрес: мы отправили вам письмо со ссылкой',
    account_blocked: 'Доступ к аккаунту закрыт. Напишите в поддержку школы',
    staff_by_password: 'Сотрудники школы входят по email и паролю',
    provider_email_unverified:
      'Google не подтвердил, что этот адрес ваш. Войдите по email и паролю или зарегистрируйтесь',
    linked_to_another:
      'Аккаунт с этим адресом связан с другим пользователем этого сервиса. Войдите по email и паролю',
    last_way_in: 'Это единственный способ входа в ваш аккаунт. Сначала задайте пароль',
    email_code_wrong: 'Код не подходит. Проверьте письмо и введите его ещё раз',
    password_too_common: 'Этот пароль слишком распространён. Придумайте другой',
    sign_in_provider_away: 'Сервис входа не отвечает. Попробуйте позже или войдите по email и паролю',
    current_password_wrong: 'Текущий пароль указан неверно',
  },
  en: {
    wrong_credentials: 'Wrong email or password',
    sign_in_not_finished: 'The sign-in wasn’t completed. Please start again',
    email_not_verified: 'Please confirm your address: we’ve emailed you a link',
    account_blocked: 'This account is closed. Please write to the school',
    staff_by_password: 'Staff of the school sign in with email and password',
    provider_email_unverified:
      'Google hasn’t confirmed that this address is yours. Sign in with email and password, or register',
    linked_to_another:
      'The account with this address is linked to another user of this service. Sign in with email and password',
    last_way_in: 'This is the only way into your account. Choose a password first',
    email_code_wrong: 'The code doesn’t match. Please check the email and enter it again',
    password_too_common: 'This password is too common. Please choose another',
    sign_in_provider_away:
      'The sign-in service isn’t responding. Try again later, or sign in with email and password',
    current_password_wrong: 'The current password is wrong',
  },
  zh: {
    wrong_credentials: '邮箱或密码错误',
    sign_in_not_finished: '登录未完成，请重新开始',
    email_not_verified: '请先确认邮箱：我们已将链接发送到您的邮箱',
    account_blocked: '该账户已停用，请联系学校客服',
    staff_by_password: '学校员工请使用邮箱和密码登录',
    provider_email_unverified: 'Google 尚未确认该邮箱属于您。请使用邮箱和密码登录，或先注册',
    linked_to_another: '该邮箱的账户已与此服务的另一位用户关联，请使用邮箱和密码登录',
    last_way_in: '这是您账户唯一的登录方式，请先设置密码',
    email_code_wrong: '验证码不正确，请核对邮件后重新输入',
    password_too_common: '该密码过于常见，请换一个',
    sign_in_provider_away: '登录服务没有响应，请稍后再试，或使用邮箱和密码登录',
    current_password_wrong: '当前密码不正确',
  },
});
