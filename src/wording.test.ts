/** Texts that the specification quotes appear in the product verbatim. */
import { expect, it } from 'vitest';
import { signInErrorMessages } from '#features/accounts/sign-in/messages/errors.ts';
import type { Language } from '#shared/i18n.ts';
import { messages } from './messages.ts';

type Quotes = Record<string, string>;

// spec: 187, 202, 453
it('the quoted texts of signing in, registering and what is forgotten', () => {
  expectQuoted('ru', {
    'signIn.titles.login': 'Вход в личный кабинет',
    'signIn.titles.register': 'Регистрация',
    'signIn.login': 'Войти',
    'signIn.loggingIn': 'Вход...',
    'signIn.loginFailed': 'Ошибка входа',
    'signIn.networkFailed': 'Ошибка сети',
    'registration.failed': 'Ошибка регистрации',
    'signIn.forgotPassword.failed': 'Ошибка при отправке письма',
    'links.resetPassword.failed': 'Ошибка при сбросе пароля',
    'signIn.forgotLogin.failed': 'Ошибка при восстановлении логина',
    'signIn.anyFailed': 'Произошла ошибка',
  });
  expectQuoted('en', {
    'signIn.page.lead': 'Sign in to your personal cabinet',
    'signIn.page.back': 'Return to the main page',
  });
});

// spec: 192, 356, 444, 445
it('the quoted texts of paying', () => {
  expectQuoted('ru', {
    'payments.title': 'Оплата курса',
    'payments.error.title': 'Ошибка при создании платежа',
    'ui.serverError': 'Ошибка сервера {status}',
  });
  expectQuoted('en', {
    'payments.toast': 'Congratulations! Course "{title}" activated!',
    'payments.error.noLink': 'No payment link was received from the card payment provider',
  });
});

// spec: 131
it('the quoted texts of the gallery', () => {
  expectQuoted('ru', {
    'models.loading': 'Загрузка моделей...',
    'models.empty': 'Пока нет моделей для отображения',
    'models.failed': 'Ошибка загрузки моделей: {error}',
  });
  expectQuoted('en', { 'models.failed': 'Error loading models: {error}' });
});

it('the quoted texts of the cabinet', () => {
  expectQuoted('ru', { 'cabinet.loadError': 'Ошибка загрузки данных' });
});

// spec: 893, 903
it('the quoted texts of the panel', () => {
  expectQuoted('ru', {
    'staff.signIn.wrong': 'Неверный email или пароль',
    'people.failed': 'Неизвестная ошибка',
  });
  expect(signInErrorMessages.ru.wrong_credentials).toBe('Неверный email или пароль');
});

function expectQuoted(language: Language, quotes: Quotes): void {
  const found = Object.keys(quotes).map((key) => [key, textAt(language, key)]);
  expect(Object.fromEntries(found)).toEqual(quotes);
}

/** @param key namespace and keys, separated by dots */
function textAt(language: Language, key: string): unknown {
  const [namespace = '', ...path] = key.split('.');
  const texts: unknown = (messages as Record<string, Record<Language, unknown>>)[namespace]?.[language];
  return path.reduce((text, part) => (text as Record<string, unknown> | undefined)?.[part], texts);
}
