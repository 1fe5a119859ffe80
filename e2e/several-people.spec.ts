/** The list of people: one is deleted from its row and brought back; several are given a course, and lose it again. */
import { minute } from '#shared/dates.ts';
import { expect, mailTo, signInToPanel } from './browser.ts';
import { passTime, test } from './ownSchool.ts';

const course = 'Стань моделью за 24 часа';

// spec: 637, 638
test('several people are given a course, which is taken back; a mail to them waits a minute; one is edited and deleted from the row, and brought back', async ({
  page,
  school,
}) => {
  await test.step('several people are given a course, which is taken back; a mail to them waits a minute', async () => {
    await signInToPanel(page, 'director@podium.local');
    await page.goto('/admin/users?role=user');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await row('Полина Рябинина').getByRole('checkbox').check();
    await row('Анна Светлова').getByRole('checkbox').check();
    await expect(page.getByText('Выбраны 2 человека')).toBeVisible();
    const all = page.getByRole('button', { name: /^Выбрать всех найденных: \d+$/ });
    const count = /\d+$/.exec((await all.textContent())!)![0];
    await all.click();
    await expect(page.getByText(new RegExp(`^Выбран[оы] ${count} человека?$`))).toBeVisible();

    await page.getByRole('button', { name: 'Скачать выбранных' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'XLSX' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
    await page.getByRole('button', { name: 'Открыть курс' }).click();
    const give = page.getByRole('dialog', { name: 'Открыть курс выбранным' });
    await give.getByRole('combobox', { name: 'Курс' }).click();
    await page.getByRole('option', { name: course }).click();
    await give.getByRole('button', { name: 'Открыть курс' }).click();
    await expect(page.getByText(/^Курс открыт \d+ людям/)).toBeVisible();
    await expect(row('Полина Рябинина')).toContainText(course);
    await page.getByText(/человека? остал(ся|ись) как был/).click();
    await expect(page.getByText('Анна Светлова: курс уже открыт')).toBeVisible();
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await expect(page.getByText(/✅ Отменено: \d+/)).toBeVisible();
    await expect(row('Полина Рябинина')).not.toContainText(course);
    await expect(row('Анна Светлова')).toContainText(course);

    await row('Анна Светлова').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Написать' }).click();
    const mail = page.getByRole('dialog', { name: 'Письмо выбранным' });
    await mail.getByText('Реклама').click();
    await expect(mail.getByText('нет согласия на рассылку: 1')).toBeVisible();
    await mail.getByText('О покупке или учёбе').click();
    await expect(mail.getByText('Письмо получит 1 человек.')).toBeVisible();
    await mail.getByLabel('Тема').fill('Занятия переносятся');
    await mail.getByLabel('Текст').fill('Ждём вас в среду.');
    await mail.getByRole('button', { name: 'Отправить через минуту' }).click();
    await expect(page.getByText('Письмо уйдёт через минуту 1 человеку')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Отозвать' })).toBeVisible();
    passTime(school, 2 * minute);
    expect(await mailTo(page, 'student@podium.local', 'Занятия переносятся')).toContain('Ждём вас в среду.');
  });
  await test.step('somebody is edited and deleted from their row, and brought back', async () => {
    await signInToPanel(page, 'director@podium.local');
    await page.goto('/admin/users');
    const row = page.getByRole('row').filter({ hasText: 'Полина' });
    await row.getByRole('button', { name: 'Изменить: Полина Рябинина' }).click();
    const edit = page.getByRole('dialog', { name: 'Изменить: Полина Рябинина' });
    await edit.getByLabel('Фамилия').fill('Осинина');
    await edit.getByRole('button', { name: 'Сохранить' }).click();
    await row.getByRole('button', { name: 'Удалить: Полина Осинина' }).click();
    await page
      .getByRole('dialog', { name: 'Удаление: Полина Осинина' })
      .getByRole('button', { name: 'Удалить' })
      .click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(row).toBeVisible();
    const owner = page.getByRole('row').filter({ hasText: 'admin@podium.local' });
    await expect(owner.getByRole('button'), 'nobody changes a higher rank').toHaveCount(0);
  });
});
