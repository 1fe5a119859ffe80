/** The owner makes a key, backs the school up, and sees that the backup opens. */
import { expect, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';

test('the owner makes a key, a backup, and tries it with that key and a wrong one', async ({ page }) => {
  await signInToPanel(page, 'admin@podium.local');
  await page.goto('/admin/system/backups');
  const make = page.getByRole('button', { name: 'Сделать копию сейчас' });
  await expect(page.getByText('Ключа ещё нет: копия откроется только на этом сервере')).toBeVisible();

  await page.getByRole('button', { name: 'Создать ключ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Секретный ключ: показываем один раз' });
  const key = await dialog.getByText(/^AGE-SECRET-KEY-1/).innerText();
  // The second line is how another server knows the school.
  expect(key).toMatch(/# podium-sign-[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'Ключ сохранён' }).click();
  await page.reload();
  await expect(page.getByText(/^age1/)).toBeVisible();
  await expect(page.getByText('AGE-SECRET-KEY-1')).toBeHidden();

  await make.click();
  await expect(page.getByText('✅ Резервная копия создаётся')).toBeVisible();
  const runs = page.getByRole('region', { name: 'Что было' });
  await expect(runs).toContainText('Копия открыта и сверена', { timeout: 40_000 });
  const sets = page.getByRole('region', { name: 'Копии' });
  await expect(sets.getByRole('listitem')).toHaveCount(1);

  const download = page.waitForEvent('download');
  await sets.getByRole('button', { name: 'Скачать' }).click();
  expect((await download).suggestedFilename()).toMatch(/^\d{8}-\d{6}-[\da-f]{8}\.age$/);

  const trial = page.getByRole('dialog', { name: /^Проверить копию/ });
  const tryKey = async (given: string, outcome: RegExp) => {
    await page.keyboard.press('Escape');
    await sets.getByRole('button', { name: 'Проверить' }).click();
    await trial.getByLabel('Секретный ключ').fill(given);
    await trial.getByRole('button', { name: 'Проверить копию' }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  };
  // The night's backup, which the key has made possible, may take the place of the one that is tried.
  await expect(() => tryKey('AGE-SECRET-KEY-1', /^❌ .*Этот ключ копию не открывает/)).toPass();
  await expect(() => tryKey(key, /^✅ Копия цела/)).toPass();
  await expect(trial).toBeHidden();
});
