/** Texts that the specification quotes appear in the product verbatim. */

import { expect, it } from 'vitest';
import { signInTexts } from '#features/accounts/sign-in/texts.ts';
import { modelsTexts } from '#features/casting/models/texts.ts';
import type { Language } from '#shared/i18n.ts';
import { messages } from './texts.ts';

type Quotes = Record<string, string>;

// spec: 179, 187, 202, 203, 205, 446, 447, 448, 449, 450, 451, 452, 453
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
    'oauth.errors.google_auth_failed': 'Ошибка входа через Google',
  });
  expectQuoted('en', {
    'signIn.page.lead': 'Sign in to your personal cabinet',
    'signIn.page.back': 'Return to the main page',
    'registration.banner.confirmed': 'email confirmed',
    'registration.banner.awaiting': 'awaiting confirmation',
  });
});

// spec: 192, 193, 356, 443, 444, 445
it('the quoted texts of paying', () => {
  expectQuoted('ru', {
    'payments.title': 'Оплата курса',
    'instalments.title': 'Беспроцентная рассрочка',
    'payments.error.title': 'Ошибка при создании платежа',
    'ui.serverError': 'Ошибка сервера {status}',
  });
  expectQuoted('en', {
    'payments.toast': 'Congratulations! Course "{title}" activated!',
    'payments.error.noLink': 'No payment link was received from the card payment provider',
  });
});

// spec: 129, 130, 131, 456
it('the quoted texts of the gallery', () => {
  expectQuoted('ru', {
    'models.measures': 'Рост: {height} см • Размер: {size}',
    'models.loading': 'Загрузка моделей...',
    'models.empty': 'Пока нет моделей для отображения',
    'models.failed': 'Ошибка загрузки моделей: {error}',
  });
  expectQuoted('en', { 'models.failed': 'Error loading models: {error}' });
});

// spec: 195, 362, 386, 387, 392, 454, 455
it('the quoted texts of the questionnaire', () => {
  expectQuoted('ru', {
    'applications.title': 'Регистрация модели',
    'applications.sending': 'Отправка...',
    'applications.missing': 'Заполните обязательные поля: {list}',
    'applications.consents': 'Необходимо согласиться с обработкой данных и использование фотографий',
    'applications.failed': 'Ошибка отправки анкеты. Попробуйте еще раз.',
    'applications.profileFailed': 'Ошибка сохранения анкеты',
    'applications.profileOffline': 'Ошибка отправки данных',
    'snaps.tooLarge': 'Размер файла должен быть не более 5MB',
    'snaps.notPicture': 'Загрузите файл изображения',
  });
});

// spec: 243, 244, 392, 442
it('the quoted texts of the rating', () => {
  expectQuoted('ru', {
    'rating.form.tooLarge': 'Размер файла должен быть не более 5MB',
    'rating.form.noImage': 'Загрузите файл изображения',
    'rating.alert.create': 'Ошибка создания платежа',
    'rating.alert.connection': 'Ошибка соединения',
    'rating.result.again': 'Пройти заново',
    'rating.result.course': 'Выбрать курс',
  });
});

// spec: 212, 213, 214, 394, 440, 441
it('the quoted texts of the chat', () => {
  expectQuoted('ru', {
    'support.button': 'Поддержка',
    'support.title': '{product} Поддержка',
    'support.quick.price': 'Цена',
    'support.quick.payment': 'Оплата',
    'support.quick.course': 'Курс',
    'support.quick.help': 'Help',
    'support.quick.operator': 'ЖИВОЙ ОПЕРАТОР',
    'support.empty': 'ВВЕДИТЕ ТЕКСТ',
    'support.send': 'ОТПРАВИТЬ',
    'support.failed': 'Извините, произошла ошибка. Попробуйте еще раз или обратитесь в поддержку.',
    'support.offline': 'Извините, не удается связаться с сервером. Проверьте подключение к интернету.',
  });
});

// spec: 458
it('the quoted texts of the cabinet', () => {
  expectQuoted('ru', { 'cabinet.loadError': 'Ошибка загрузки данных' });
});

// spec: 705, 863, 864, 893, 894, 895, 900, 903
it('the quoted texts of the panel', () => {
  expectQuoted('ru', {
    'staff.signIn.wrong': 'Неверный email или пароль',
    'people.failed': 'Неизвестная ошибка',
  });
  expectQuoted('en', {
    'lessonsPanel.noVideoLink': '❌ video link not found',
    'lessonsPanel.deleting.missing': '❌ lesson not found',
    'system.errors.delete_forbidden': 'insufficient rights to delete',
  });
  expect(modelsTexts.server.errors.en.model_not_found).toBe('model not found');
  expect(signInTexts.server.errors.ru.wrong_credentials).toBe('Неверный email или пароль');
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
