/** The texts that the specification gives in quotes: they stand in the product to the letter. */
import { expect, it } from 'vitest';
import type { Language } from '#shared/i18n.ts';
import { messages } from './messages.ts';

type Quotes = Record<string, string>;

it('the quoted texts of signing in, registering and what is forgotten', () => {
  expectQuoted('ru', {
    'accounts.titles.login': 'Вход в личный кабинет',
    'accounts.titles.register': 'Регистрация',
    'accounts.login': 'Войти',
    'accounts.loggingIn': 'Вход...',
    'accounts.loginFailed': 'Ошибка входа',
    'accounts.networkFailed': 'Ошибка сети',
    'registration.failed': 'Ошибка регистрации',
    'accounts.forgotPassword.failed': 'Ошибка при отправке письма',
    'links.resetPassword.failed': 'Ошибка при сбросе пароля',
    'accounts.forgotLogin.failed': 'Ошибка при восстановлении логина',
    'accounts.anyFailed': 'Произошла ошибка',
  });
  expectQuoted('en', {
    'accounts.page.lead': 'Sign in to your personal cabinet',
    'accounts.page.back': 'Return to the main page',
  });
});

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

it('the quoted texts of the cabinet', () => {
  expectQuoted('ru', { 'learning.loadError': 'Ошибка загрузки данных' });
});

it('the quoted texts of the panel', () => {
  expectQuoted('ru', {
    'staff.signIn.wrong': 'Неверный email или пароль',
    'system.errors.wrong_credentials': 'Неверный email или пароль',
  });
});

function expectQuoted(language: Language, quotes: Quotes): void {
  const found = Object.keys(quotes).map((key) => [key, textAt(language, key)]);
  expect(Object.fromEntries(found)).toEqual(quotes);
}

/** @param key namespace and keys, with dots between */
function textAt(language: Language, key: string): unknown {
  const [namespace = '', ...path] = key.split('.');
  const texts: unknown = (messages as Record<string, Record<Language, unknown>>)[namespace]?.[language];
  return path.reduce((text, part) => (text as Record<string, unknown> | undefined)?.[part], texts);
}
