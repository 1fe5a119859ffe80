/** A school rehearses: it sells as if it were live, says everywhere that it is not, and goes live without what was sold. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Podium, startPodium } from '#app/podium.ts';
import { schoolFacts } from '#features/publishing/school/rules/school.ts';
import { changeSchool } from '#features/publishing/school/server/school.ts';
import { readConfig } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { aCourse } from '#test/school.ts';
import { expect, expectAccessible, fillBuyerForm, payInNewTab, signInWith, test } from './browser.ts';

const owner = { email: 'owner@school.example', password: 'chosen-by-the-owner' };
const own = 'Только-мой-пароль-1';
const title = 'Стань моделью за 24 часа';
const bar = 'Репетиция: деньги не списываются';

test('a school is rehearsed, the rehearsal ends in the panel, and the live school has the course alone', async ({
  browser,
}) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'podium-e2e-rehearsal-'));
  const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ADMIN_EMAIL: owner.email };
  const rehearsal = { ...settings, PODIUM_MODE: 'rehearsal', ADMIN_PASSWORD: owner.password };
  const school = await startPodium(readConfig(rehearsal));
  await sellFrom(school);

  const page = await browser.newPage({ locale: 'ru-RU', baseURL: school.url });
  await page.goto('/');
  await expect(page.getByRole('complementary').filter({ hasText: bar })).toBeVisible();
  await fillBuyerForm(page, title, { name: 'Елена Громова', email: 'lena@example.com' });
  const provider = await payInNewTab(page);
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Мы завели для вас личный кабинет')).toBeVisible();

  await enterPanel(page);
  await page.getByRole('link', { name: 'Заказы', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'lena@example.com' })).toContainText('репетиция');
  await page.getByRole('link', { name: 'Система', exact: true }).click();
  await page.getByRole('link', { name: 'Школа', exact: true }).click();
  await expect(page.getByText('Заказов: 1')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Закончить репетицию' }).click();
  const question = page.getByRole('dialog', { name: 'Закончить репетицию?' });
  await question.getByRole('button', { name: 'Закончить и удалить' }).click();
  await expect(page.getByText('✅ Репетиция закончена. Удалено заказов: 1, людей: 1')).toBeVisible();
  await expect(page.getByText('Остановите Podium и запустите его с PODIUM_MODE=live')).toBeVisible();
  await page.context().close();
  await school.stop();

  const live = await goLive(settings);
  const visitor = await browser.newPage({ locale: 'ru-RU', baseURL: live.url });
  await visitor.goto('/');
  await expect(visitor.getByRole('article').filter({ hasText: title })).toBeVisible();
  await expect(visitor.getByText(bar)).toBeHidden();
  await visitor.context().close();
  await live.stop();
  await rm(folder, { recursive: true, maxRetries: 10 });
});

/** A course, and the seller without whom nothing is sold. */
async function sellFrom({ app }: Podium): Promise<void> {
  const facts = { email: 'school@school.example', legal_name: 'ИП Ольхова', inn: '500100732259' };
  await contextOf(app).transaction((ctx) => changeSchool(ctx, schoolFacts.parse(facts)));
  await aCourse({ app }, { title });
}

async function enterPanel(page: Page): Promise<void> {
  await page.goto('/admin');
  await signInWith(page, owner.email, owner.password);
  await page.getByRole('textbox', { name: 'Текущий пароль' }).fill(owner.password);
  await page.getByRole('textbox', { name: 'Новый пароль', exact: true }).fill(own);
  await page.getByRole('textbox', { name: 'Новый пароль ещё раз' }).fill(own);
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await page.getByLabel('Имя').fill('Инга');
  await page.getByRole('button', { name: 'Сохранить имя' }).click();
  await expect(page.getByText(bar)).toBeVisible();
}

/** With the settings that a live school must have; it is reached past its proxy. */
async function goLive(settings: Record<string, string>): Promise<Podium> {
  const config = readConfig({
    ...settings,
    ...{ PODIUM_MODE: 'live', HOST: '127.0.0.1', APP_URL: 'https://school.example' },
    ...{ MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'school@school.example' },
    ...{ YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'live_key' },
  });
  config.isAppUrlGiven = false;
  return startPodium(config);
}
