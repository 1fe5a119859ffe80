import { defineMessages } from '#shared/i18n.ts';

/** Signing in with Google and VK: the buttons, and the pages that these redirect back to. */
export const oauthMessages = defineMessages({
  ru: {
    label: 'Вход через другой сервис',
    or: 'или',
    with: { google: 'Войти через Google', vk: 'Войти через VK' },
    leaving: 'Переходим…',
    title: { google: 'Вход через Google', vk: 'Вход через VK' },
    signingIn: 'Входим…',
    errors: {
      google_auth_failed: 'Ошибка входа через Google',
      vk_auth_failed: 'Ошибка входа через VK',
      invalid_vk_callback: 'VK вернул неполный ответ. Попробуйте войти ещё раз',
      vk_callback_error: 'Не удалось завершить вход через VK: нет связи с сервером. Попробуйте ещё раз',
    },
    email: {
      title: 'Ваш email',
      lead: 'Остался один шаг: укажите email для входа и писем школы. Мы пришлём на него код.',
      send: 'Получить код',
      sending: 'Отправляем…',
      failed: 'Не удалось отправить код',
    },
    code: {
      lead: 'Мы отправили код на {email}. Он действует 30 минут и только в этом браузере.',
      label: 'Код из письма',
      hint: 'Восемь цифр. Письма нет? Загляните в папку «Спам»',
      again: 'Указать другой адрес или получить код ещё раз',
    },
  },
  en: {
    label: 'Sign in with another service',
    or: 'or',
    with: { google: 'Sign in with Google', vk: 'Sign in with VK' },
    leaving: 'Redirecting…',
    title: { google: 'Signing in with Google', vk: 'Signing in with VK' },
    signingIn: 'Signing you in…',
    errors: {
      google_auth_failed: 'Signing in with Google failed',
      vk_auth_failed: 'Signing in with VK failed',
      invalid_vk_callback: 'VK sent an incomplete answer. Please try again',
      vk_callback_error:
        'We couldn’t finish signing you in with VK: no connection to the server. Please try again',
    },
    email: {
      title: 'Your email',
      lead: 'One more step: enter the email you’ll sign in with and get the school’s emails at. We’ll send a code to it.',
      send: 'Send me the code',
      sending: 'Sending…',
      failed: 'The code could not be sent',
    },
    code: {
      lead: 'We’ve sent a code to {email}. It works for 30 minutes, in this browser only.',
      label: 'Code from the email',
      hint: 'Eight digits. No email? Check your spam folder',
      again: 'Use another address or get a new code',
    },
  },
  zh: {
    label: '通过其他服务登录',
    or: '或',
    with: { google: '通过 Google 登录', vk: '通过 VK 登录' },
    leaving: '正在跳转…',
    title: { google: '通过 Google 登录', vk: '通过 VK 登录' },
    signingIn: '正在登录…',
    errors: {
      google_auth_failed: '通过 Google 登录失败',
      vk_auth_failed: '通过 VK 登录失败',
      invalid_vk_callback: 'VK 返回的信息不完整，请重试',
      vk_callback_error: '无法连接服务器，通过 VK 登录未能完成，请重试',
    },
    email: {
      title: '您的邮箱',
      lead: '还差一步：请填写用于登录和接收学校邮件的邮箱，我们会向该邮箱发送验证码。',
      send: '获取验证码',
      sending: '正在发送…',
      failed: '验证码发送失败',
    },
    code: {
      lead: '我们已将验证码发送到 {email}。验证码 30 分钟内有效，且仅限在此浏览器中使用。',
      label: '邮件中的验证码',
      hint: '八位数字。没有收到？请检查垃圾邮件',
      again: '更换邮箱或重新获取验证码',
    },
  },
});
