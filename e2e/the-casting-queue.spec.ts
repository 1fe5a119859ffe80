/** Candidates are gone through by keyboard: seen, decided, and the next one is there. */
import { expect, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';

// spec: 660
test('the casting queue by keyboard alone: look, approve, reject with a reason, take it back, read the whole record; support decides nothing', async ({
  page,
}) => {
  await test.step('support looks at candidates and decides nothing', async () => {
    await signInToPanel(page, 'support@podium.local');
    await page.goto('/admin/model-profiles');
    await expect(page.getByRole('article')).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 из 4')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Одобрить' })).toHaveCount(0);
  });
  await test.step('the casting queue by keyboard alone: look, approve, reject with a reason, take it back, read the whole record', async () => {
    await signInToPanel(page, 'manager@podium.local');
    await page.goto('/admin/model-profiles');
    const card = page.getByRole('article');
    const name = () => card.getByRole('heading').innerText();
    const place = page.getByRole('navigation', { name: 'Анкеты по очереди' }).getByRole('status');
    await expect(card.getByRole('button', { name: 'Открыть крупно: Лицо анфас' })).toBeVisible();
    await expect(page.getByText('A одобряет, R отклоняет')).toBeVisible();
    await expect(place).toHaveText('1 из 4');

    const first = await name();
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText('2 из 4');
    const second = await name();
    expect(second).not.toBe(first);
    await expect(page).toHaveURL(/candidate=/);
    await page.reload();
    await expect(card.getByRole('heading')).toHaveText(second);

    await page.keyboard.press('a');
    const approve = page.getByRole('dialog', { name: 'Одобрить анкету' });
    await expect(approve.getByRole('textbox')).toBeFocused();
    // In the field they are letters.
    await page.keyboard.type('Ждём вас, rar');
    await expect(approve.getByRole('textbox')).toHaveValue('Ждём вас, rar');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(approve).toBeHidden();
    await expect(place).toHaveText('2 из 3');
    const third = await name();
    expect([first, second]).not.toContain(third);

    await page.keyboard.press('r');
    const reject = page.getByRole('dialog', { name: 'Отклонить анкету' });
    await expect(reject.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(reject, 'nothing happens without a reason').toBeVisible();
    await reject.getByRole('textbox').focus();
    await page.keyboard.type('Набор в этом городе закрыт');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(reject).toBeHidden();
    await expect(place).toHaveText('2 из 2');
    await expect(page.getByText(`${third}: анкета отклонена`)).toBeVisible();

    await page.keyboard.press('z');
    await expect(page.getByText('✅ Решение отменено, письмо не уйдёт')).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText(third);
    await expect(place).toHaveText('2 из 3');
    await page.keyboard.press('Enter');
    const record = page.getByRole('dialog', { name: /^Анкета A-/ });
    await expect(record).toContainText('Решение отменено');
    await page.keyboard.press('Escape');
    await expect(record).toBeHidden();
    await expect(card.getByRole('heading')).toHaveText(third);

    await page.getByRole('radiogroup', { name: 'Как показать анкеты' }).getByText('Таблица').click();
    await expect(page).toHaveURL(/view=table/);
    await expect(page.getByRole('row').filter({ hasText: second })).toContainText('Одобрена');
  });
});
