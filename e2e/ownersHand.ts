/** The owner of a new school: the first sign-in, and the steps of the launch up to the first course on sale. */
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

export const owner = { email: 'owner@school.example', password: 'chosen-by-the-owner' };
export const ownPassword = 'Только-мой-пароль-1';

const filmFile = join(import.meta.dirname, '../demo/media/lesson.mp4');

export type Hand = ReturnType<typeof countedHand>;

/** Does what a person would, and counts the clicks and fields. */
export function countedHand() {
  let made = 0;
  return {
    made: () => made,
    count: () => void made++,
    async click(what: Locator) {
      made++;
      await what.click();
    },
    async fill(field: Locator, text: string) {
      made++;
      await field.fill(text);
    },
    /** A click on the button, and one in the window of the system. */
    async choose(field: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
      made += 2;
      await field.setInputFiles(file);
    },
  };
}

/** Signs in with the password of the settings, and chooses a password and a name. */
export async function enterFirst(page: Page, hand: Hand): Promise<void> {
  await page.goto('/admin');
  await hand.fill(page.getByLabel('Email'), owner.email);
  await hand.fill(page.getByRole('textbox', { name: 'Пароль' }), owner.password);
  await hand.click(page.getByRole('button', { name: 'Войти', exact: true }));
  await hand.fill(page.getByRole('textbox', { name: 'Текущий пароль' }), owner.password);
  await hand.fill(page.getByRole('textbox', { name: 'Новый пароль', exact: true }), ownPassword);
  await hand.fill(page.getByRole('textbox', { name: 'Новый пароль ещё раз' }), ownPassword);
  await hand.click(page.getByRole('button', { name: 'Сменить пароль' }));
  await hand.fill(page.getByLabel('Имя'), 'Инга');
  await hand.click(page.getByRole('button', { name: 'Сохранить имя' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Запуск школы' })).toBeVisible();
}

/** A step of the launch, by its title. */
export function launchStep(page: Page, title: string): Locator {
  const button = page.getByRole('button', { name: new RegExp(`^${title}`) });
  return page.getByRole('listitem').filter({ has: button });
}

/** Fills in the school's name, logo and contacts, then a course with a film and a price. */
export async function openShop(page: Page, hand: Hand): Promise<void> {
  await hand.fill(page.getByLabel('Название школы'), 'Школа моделей «Ольха»');
  await hand.fill(page.getByLabel('Юридическое лицо'), 'ИП Ольхова Инга Петровна');
  await hand.fill(page.getByLabel('ИНН'), '500100732259');
  await hand.fill(page.getByLabel('ОГРН'), '304500116000157');
  await hand.fill(page.getByLabel('Адрес'), 'Москва, улица Примерная, 1');
  await hand.click(page.getByRole('button', { name: 'Сохранить реквизиты' }));

  const picture = { width: 300, height: 120, channels: 4 as const, background: '#a8123a' };
  const buffer = await sharp({ create: picture }).png().toBuffer();
  await hand.choose(launchStep(page, 'Логотип').locator('input[type=file]'), {
    ...{ name: 'logo.png', mimeType: 'image/png', buffer },
  });
  await hand.fill(page.getByLabel('Телефон'), '8 911 222-33-44');
  await hand.fill(page.getByLabel('Почта'), 'school@school.example');
  await hand.click(page.getByRole('button', { name: 'Сохранить контакты' }));

  await hand.click(page.getByRole('button', { name: 'Взять три готовых курса' }));
  await hand.click(page.getByRole('link', { name: 'Добавить видео' }));
  const lesson = page.getByRole('dialog', { name: /^Урок «/ });
  const film = lesson.getByRole('group', { name: 'Видео урока' });
  await hand.choose(film.locator('input[type=file]').first(), filmFile);
  await expect(film.getByText('Файл загружен: lesson.mp4')).toBeVisible();
  await expect(film.getByRole('img', { name: 'Выбранный кадр' })).toBeVisible();
  await hand.click(lesson.getByRole('button', { name: 'Сохранить' }));
  await hand.click(page.getByRole('link', { name: 'Продолжить запуск' }));
  await expect(launchStep(page, 'Первый курс').getByText('Готово')).toBeVisible();

  await hand.fill(page.getByLabel('Цена'), '3900');
  await hand.click(page.getByRole('button', { name: 'Выставить на продажу' }));
}
