/** A school is opened in rehearsal from nothing, sells as if it were live, is turned live without what was sold, and sells. */
import type { Page } from '@playwright/test';
import { startPodium } from '#app/podium.ts';
import { readConfig } from '#server/config.ts';
import { expect, signInWith, test } from './browser.ts';
import { aFolder, removeFolder } from './filledSchool.ts';
import { openLiveSchool } from './liveSchool.ts';
import { countedHand, enterFirst, launchStep, openShop, owner, ownPassword } from './ownersHand.ts';
import { payOrder } from './students.ts';

const title = 'Basic Model in 24 hours';
const bar = 'Репетиция: деньги не списываются';

// spec: 556
test('an owner opens shop in rehearsal from an empty database, turns it live, and sells', async ({
  browser,
}) => {
  const folder = await aFolder();
  const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ADMIN_EMAIL: owner.email };
  const rehearsal = { ...settings, PODIUM_MODE: 'rehearsal', ADMIN_PASSWORD: owner.password };
  const school = await startPodium(readConfig(rehearsal));

  const page = await browser.newPage({ locale: 'ru-RU', baseURL: school.url });
  await enterFirst(page, countedHand());
  await openShop(page, countedHand());
  await expect(launchStep(page, 'Цена и продажа').getByText('Готово')).toBeVisible();

  const buyer = await browser.newPage({ locale: 'ru-RU', baseURL: school.url });
  await buyer.goto('/');
  await expect(buyer.getByRole('complementary').filter({ hasText: bar })).toBeVisible();
  await buy(buyer, 'lena@example.com');
  await buyer.context().close();

  await page.getByRole('link', { name: 'Заказы', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'lena@example.com' })).toContainText('репетиция');
  await endRehearsal(page);
  await page.context().close();
  await school.stop();

  const live = await openLiveSchool(folder);
  const visitor = await browser.newPage({ locale: 'ru-RU', baseURL: live.url });
  await visitor.goto('/');
  await expect(visitor.getByText(bar)).toBeHidden();
  await buy(visitor, 'vera@example.com');
  await visitor.goto('/admin');
  await signInWith(visitor, owner.email, ownPassword);
  await visitor.getByRole('link', { name: 'Заказы', exact: true }).click();
  const order = visitor.getByRole('row').filter({ hasText: 'vera@example.com' });
  await expect(order).toContainText('Оплачен');
  await expect(order).not.toContainText('репетиция');
  await expect(visitor.getByText('lena@example.com')).toBeHidden();
  await visitor.context().close();
  await live.close();
  await removeFolder(folder);
});

/** Buys without the form, and sees the simulator or the provider take the money. */
async function buy(page: Page, email: string): Promise<void> {
  const data = {
    amount: 3900,
    currency: 'RUB',
    description: `Оплата курса: ${title}`,
    name: 'Елена Громова',
    email,
  };
  const consents = { privacy_consent: true, offer_consent: true };
  const placed = await page.request.post('/api/create_payment', { data: { ...data, ...consents } });
  await payOrder(page, await placed.json());
}

async function endRehearsal(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Система', exact: true }).click();
  await page.getByRole('link', { name: 'Школа', exact: true }).click();
  await expect(page.getByText('Заказов: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Закончить репетицию' }).click();
  const question = page.getByRole('dialog', { name: 'Закончить репетицию?' });
  await question.getByRole('button', { name: 'Закончить и удалить' }).click();
  await expect(page.getByText('✅ Репетиция закончена. Удалено заказов: 1, людей: 1')).toBeVisible();
  await expect(page.getByText('Остановите Podium и запустите его с PODIUM_MODE=live')).toBeVisible();
}
