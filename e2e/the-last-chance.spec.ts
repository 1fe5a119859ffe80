/** What counts by itself on the landing page. The test moves the browser's clock. */
import { expect, test } from './browser.ts';

// spec: 114, 158, 353
test('the students counter grows as chance has it, everywhere alike', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => {
    Math.random = () => Number(sessionStorage.getItem('dice') ?? '0.3');
    addEventListener('podium:alive', () => document.documentElement.setAttribute('data-alive', ''));
  });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-alive]')).toHaveCount(1);
  const hero = page.locator('main > section').first();
  await expect(hero).toContainText('127 учеников учатся сейчас');
  await page.clock.runFor(30_000);
  await expect(hero).toContainText('127 учеников учатся сейчас');
  await page.evaluate(() => sessionStorage.setItem('dice', '0.29'));
  await page.clock.runFor(29_000);
  await expect(hero).toContainText('127 учеников учатся сейчас');
  await page.clock.runFor(1000);
  await expect(hero).toContainText('128 учеников учатся сейчас');
  await expect(page.locator('section[aria-labelledby=promises-title]')).toContainText('128');
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
