/** The promotion that the demo school begins with, as visitors see it. Nothing here changes it. */
import { expect, expectAccessible, test } from './browser.ts';

// spec: 111, 470
test('the last chance says in every language what the course costs, what it did, and what is saved', async ({
  page,
}) => {
  const pages = [
    { path: '/', percent: /Скидка 50\s%\s+только сегодня/, price: /12\s000\s₽/, regular: /24\s000\s₽/ },
    { path: '/en', percent: '50% off, today only', price: '12,000 ₽', regular: '24,000 ₽' },
    { path: '/zh', percent: '立减 50%，仅限今日', price: '12,000 ₽', regular: '24,000 ₽' },
  ];
  for (const { path, percent, price, regular } of pages) {
    await page.goto(path);
    const block = page.getByRole('region', { name: percent });
    // The price, the saving and the button.
    await expect(block.getByText(price)).toHaveCount(3);
    await expect(block.locator('s')).toHaveText(regular);
    await expect(block.getByRole('timer')).toHaveText(/^(01:00:00|00:59:\d\d)$/);
    await expectAccessible(page, 'section:has(> * [role=timer])');
  }
});

// spec: 104, 105, 106, 352, 482
test('the countdown begins at an hour, loses a second every second, goes on after a reload and stops at nothing, in the hero as well', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() =>
    addEventListener('podium:alive', () => document.documentElement.setAttribute('data-alive', '')),
  );
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-alive]')).toHaveCount(1);
  const timer = page.locator('#last-chance').getByRole('timer');
  const inHero = page.locator('main > section').first().getByRole('timer');
  for (const clock of [timer, inHero]) await expect(clock).toHaveText('01:00:00');
  for (let left = 3600; left > 3590; left--) {
    await expect(timer).toHaveText(face(left));
    await page.clock.runFor(1000);
  }
  await page.clock.fastForward(600_000);
  await expect(timer).toHaveText(face(2990));
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-alive]')).toHaveCount(1);
  // The hour goes on, and does not begin again.
  for (const clock of [timer, inHero]) await expect(clock).toHaveText(face(2990));
  await page.clock.fastForward(2987_000);
  await expect(timer).toHaveText('00:00:03');
  await page.clock.runFor(3000);
  for (const clock of [timer, inHero]) await expect(clock).toHaveText('00:00:00');
  await expect(page.getByText('час прошёл')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(timer).toHaveText('00:00:00');
});

function face(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
