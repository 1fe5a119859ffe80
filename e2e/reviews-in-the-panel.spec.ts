/** A student writes a review; staff publish, answer, move and delete it, in a school of its own. */
import type { Page } from '@playwright/test';
import { comeToRest, expect, keepSession, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';

const text = 'Уроки короткие, и каждый кончается готовой работой.';
const reply = 'Спасибо, Анна! Ждём ваши снимки.';
const name = 'Анна Светлова';

// spec: 585, 737
test('a student’s review waits, is published with an answer, moved by the keyboard, deleted and brought back', async ({
  page,
  visitor,
}) => {
  await signInAsStudent(visitor);
  const own = visitor.getByRole('region', { name: 'Ваш отзыв' });
  await own.getByRole('button', { name: 'Написать отзыв' }).first().click();
  const form = visitor.getByRole('dialog', { name: /^Отзыв о курсе/ });
  await form.getByLabel('4 звезды').check();
  await form.getByLabel('Что вы думаете о курсе').fill(text);
  await form.getByRole('button', { name: 'Отправить' }).click();
  await expect(form.getByText('Без согласия опубликовать отзыв нельзя')).toBeVisible();
  await form.getByLabel('Я даю согласие на публикацию отзыва').check();
  await form.getByRole('button', { name: 'Отправить' }).click();
  await expect(own.getByRole('listitem').filter({ hasText: text })).toContainText('Отзыв ждёт проверки');

  await signInToPanel(page, 'content@podium.local');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Отзывы/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Отзывы');
  await page
    .getByText('2 отзыва ждут проверки')
    .locator('..')
    .getByRole('button', { name: 'Показать' })
    .click();
  const card = page.getByRole('listitem').filter({ hasText: text });
  await card.getByRole('button', { name: `Ответить: ${name}` }).click();
  const answer = page.getByRole('dialog', { name: `Ответ школы: ${name}` });
  await answer.getByLabel('Ответ').fill(reply);
  await answer.getByRole('button', { name: 'Сохранить ответ' }).click();
  await expect(page.getByText('✅ Ответ сохранён')).toBeVisible();
  // The card grows by the answer, and its buttons move.
  await expect(card).toContainText(reply);
  await card.getByRole('button', { name: `Опубликовать: ${name}` }).click();
  await expect(page.getByText(`✅ Отзыв опубликован: ${name}`)).toBeVisible();

  // One place to the front, by the keyboard.
  await page.goto('/admin/reviews');
  await card.getByRole('button', { name: `Переставить: ${name}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Взят отзыв «${name}»`)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(new RegExp(`«${name}» сейчас на месте`))).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('✅ Порядок сохранён')).toBeVisible();

  await visitor.goto('/');
  await comeToRest(visitor);
  await visitor.locator('#reviews').getByText('Ещё 6 отзывов').click();
  const shown = visitor.locator('#reviews').getByRole('listitem').filter({ hasText: text });
  await expect(shown).toContainText(reply);
  await expect(shown.getByRole('img')).toHaveAccessibleName('Оценка: 4 из 5');

  await card.getByRole('button', { name: `Удалить: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('✅ Отзыв удалён')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Вернуть' }).click();
  await expect(card).toContainText('Скрыт');
});

async function signInAsStudent(page: Page): Promise<void> {
  const data = { email: 'student@podium.local', password: 'podium-demo' };
  const { access_token, user } = await (await page.request.post('/api/login', { data })).json();
  await keepSession(page, access_token, user);
  await page.goto('/dashboard');
}
