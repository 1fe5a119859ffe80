import { defineMessages } from '#shared/i18n.ts';

/** Password fields, for typing and for choosing one. */
export const passwordMessages = defineMessages({
  ru: {
    hint: 'Не меньше 6 символов; надёжнее — с заглавными и строчными буквами, цифрами и знаками',
    show: 'Показать пароль',
    hide: 'Скрыть пароль',
    generate: 'Сгенерировать надёжный пароль',
    strength: {
      is: 'Пароль: {strength}',
      veryWeak: 'очень слабый',
      weak: 'слабый',
      medium: 'средний',
      strong: 'надёжный',
      veryStrong: 'очень надёжный',
    },
    next: 'Новый пароль',
    repeat: 'Пароль ещё раз',
    save: 'Сохранить пароль',
    saving: 'Сохраняем…',
  },
  en: {
    hint: 'At least 6 characters; safer with upper and lower case, digits and symbols',
    show: 'Show password',
    hide: 'Hide password',
    generate: 'Generate a strong password',
    strength: {
      is: 'Password: {strength}',
      veryWeak: 'very weak',
      weak: 'weak',
      medium: 'medium',
      strong: 'strong',
      veryStrong: 'very strong',
    },
    next: 'New password',
    repeat: 'Repeat the password',
    save: 'Save password',
    saving: 'Saving…',
  },
  zh: {
    hint: '至少 6 个字符；包含大小写字母、数字和符号更安全',
    show: '显示密码',
    hide: '隐藏密码',
    generate: '生成高强度密码',
    strength: {
      is: '密码强度：{strength}',
      veryWeak: '非常弱',
      weak: '弱',
      medium: '中等',
      strong: '强',
      veryStrong: '非常强',
    },
    next: '新密码',
    repeat: '再次输入密码',
    save: '保存密码',
    saving: '正在保存…',
  },
});
