/** Promotions and discounts. The second journey ends what the first one reads. */
import type { Page } from '@playwright/test';
import type { Podium } from '#app/podium.ts';
import { listCourses } from '#features/teaching/courses/server/courses.ts';
import { type NewPromotion, savePromotion } from '#features/teaching/courses/server/prices.ts';
import { contextOf } from '#server/context.ts';
import { courseCard, expect, freshAddress, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';
import { aStudent, ownCourse, signIn } from './students.ts';

// They share a school, one after the other.
test.describe.configure({ mode: 'default' });

const optimum = 'Стань моделью за 24 часа';

// spec: 270, 487, 713
test('a second course costs 30 % less: in the cabinet, in the form, at the provider and in the order', async ({
  page,
  browser,
  school,
}) => {
  const student = await aStudent(page);
  await signIn(page, student);
  await page.goto('/dashboard');
  const offers = page.getByRole('region', { name: 'Доступные курсы' });
  const offer = offers.getByRole('listitem').filter({ hasText: optimum });
  await expect(offer).toContainText(/12\s000\s₽/);
  await ownCourse(page, student, 'basic');
  await page.reload();
  await expect(offer).toContainText(/8\s750\s₽/);
  await expect(offer.locator('s')).toContainText(/12\s500\s₽/);
  await expect(offer).toContainText(/Скидка 30\s% на второй курс/);

  // A tab of the cabinet stays open meanwhile.
  const cabinet = await page.context().newPage();
  await cabinet.goto('/dashboard');
  await expectPaid(cabinet, /Оплачено4\s000\s₽/);

  // The landing page shows the public price; the form finds the student's own.
  await page.goto('/');
  await courseCard(page, optimum).getByRole('button', { name: 'Купить курс' }).click();
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await expect(form.getByRole('button', { name: /Оплатить картой 8\s750/ })).toBeVisible();
  await expect(form).toContainText(/Скидка 30\s% на второй курс/);
  await page.keyboard.press('Escape');
  await ownCourse(page, student, 'optimum', 8750);
  expect(school.demo?.yookassa?.payments().map(({ amount }) => amount.value)).toEqual(
    expect.arrayContaining(['4000.00', '8750.00']),
  );
  const mine = cabinet.getByRole('region', { name: 'Мои курсы' });
  await expect(mine.getByRole('heading', { name: optimum })).toBeVisible({ timeout: 30_000 });
  await expectPaid(cabinet, /Оплачено12\s750\s₽/);
  await expect(cabinet.getByRole('main').getByRole('heading', { name: /Премиум/ })).toHaveCount(1);
  await cabinet.close();

  const office = await (await browser.newContext({ locale: 'ru-RU', baseURL: school.url })).newPage();
  await signInToPanel(office, 'manager@podium.local');
  await office.getByRole('link', { name: 'Заказы' }).click();
  await office
    .getByRole('row')
    .filter({ hasText: /8\s750\s₽/ })
    .click();
  const details = office.getByRole('dialog');
  await expect(details).toContainText(/Зачёркнутая цена12\s500\s₽/);
  await expect(details).toContainText(/Скидка3\s750\s₽, за второй курс/);
  await office.context().close();
});

// spec: 106, 123, 396
test('a promotion ends while the form is open, another begins and shows what is left of it: the price is shown, asked about, and charged', async ({
  page,
  school,
}) => {
  await test.step('the promotion ends while the form is open: the new price is shown, asked about, and charged', async () => {
    const email = freshAddress('lena');
    const before = school.demo!.yookassa!.payments().length;
    await page.goto('/');
    await expect(courseCard(page, optimum)).toContainText(/12\s000\s₽/);
    await expect(courseCard(page, optimum).locator('s')).toContainText(/24\s000\s₽/);
    await page.getByRole('button', { name: /Купить за 12\s000/ }).click();
    const form = page.getByRole('dialog', { name: 'Оплата курса' });
    await expect(form.getByText(/Только сегодня: вы экономите 12\s000\s₽/)).toBeVisible();
    await fillIn(page, email);

    await promote(school, { isOn: false });
    await form.getByRole('button', { name: /Оплатить картой 12\s000/ }).click();
    await expect(form.getByText('Акция закончилась.')).toBeVisible();
    await expect(form.getByRole('alert')).toContainText(/теперь курс стоит 12\s500\s₽. Вы видели 12\s000\s₽/);
    expect(school.demo!.yookassa!.payments()).toHaveLength(before);

    const opened = page.context().waitForEvent('page');
    await form.getByRole('button', { name: /Оплатить 12\s500/ }).click();
    const provider = await opened;
    await expect(provider.getByText(/12\s500/).first()).toBeVisible();
    await provider.close();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.goto('/');
    await expect(courseCard(page, optimum)).toContainText(/12\s500\s₽/);
    await expect(page.getByText('Последний шанс')).toHaveCount(0);
  });
  await test.step('a countdown to a real deadline shows what is left of it; a price that falls while the form is open is asked about', async () => {
    const endsAt = new Date(Date.now() + 50 * 3600_000);
    await promote(school, { countdown: 'deadline', repeats: 'never', endsAt });
    await expect(async () => {
      await page.goto('/');
      await expect(page.locator('#last-chance').getByRole('timer')).toHaveText(/^(50:00:00|49:59:\d\d)$/, {
        timeout: 1500,
      });
    }).toPass();
    await expect(page.getByText('до конца акции')).toBeVisible();
    await expect(page.getByRole('heading', { name: /Скидка 50\s% до/ })).toBeVisible();

    await promote(school, { isOn: false });
    const email = freshAddress('olga');
    await expect(async () => {
      await page.goto('/');
      await expect(courseCard(page, optimum)).toContainText(/12\s500\s₽/, { timeout: 1500 });
    }).toPass();
    await courseCard(page, optimum).getByRole('button', { name: 'Купить курс' }).click();
    await fillIn(page, email);
    await promote(school, { isOn: true });
    const form = page.getByRole('dialog', { name: 'Оплата курса' });
    await form.getByRole('button', { name: /Оплатить картой 12\s500/ }).click();
    await expect(form.getByRole('alert')).toContainText(/теперь курс стоит 12\s000\s₽/);
    await expect(form.getByRole('button', { name: /Оплатить 12\s000/ })).toBeVisible();
  });
});

/** The sum in the profile's window, which is closed again. */
async function expectPaid(cabinet: Page, sum: RegExp): Promise<void> {
  await cabinet.getByRole('button', { name: 'Мой профиль' }).click();
  const profile = cabinet.getByRole('dialog', { name: 'Мой профиль' });
  await expect(profile).toContainText(sum);
  await cabinet.keyboard.press('Escape');
  await expect(profile).toBeHidden();
}

/** Changes the demo school's initial promotion of optimum, without the panel. */
async function promote({ app }: Podium, changes: Partial<NewPromotion>): Promise<void> {
  const { courses } = await listCourses(contextOf(app));
  const course = courses.find(({ type }) => type === 'optimum')!;
  promotionId = course.promotion?.id ?? promotionId;
  await contextOf(app).transaction((ctx) =>
    savePromotion(ctx, {
      id: promotionId,
      courseId: course.id,
      price_kopecks: 12_000_00,
      compare_at_kopecks: 24_000_00,
      startsAt: new Date(Date.now() - 1000),
      endsAt: new Date(Date.now() + 3600_000),
      repeats: 'daily',
      countdown: 'hour',
      isOn: true,
      ...changes,
    }),
  );
}
/** Kept from the first call. */
let promotionId = '';

async function fillIn(page: Page, email: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await form.getByLabel('Имя').fill('Елена');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Я принимаю политику конфиденциальности').check();
  await form.getByLabel('Я принимаю условия договора-оферты').check();
}
