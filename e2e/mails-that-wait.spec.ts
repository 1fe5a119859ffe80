/** The mail server refuses: staff see it at the order and on every page of the panel, and send the mail again. */
import { hour, minute, second } from '#shared/dates.ts';
import { expect, freshAddress, mailTo, signInToPanel, startBuying } from './browser.ts';
import { passTime, test } from './ownSchool.ts';

// spec: 567
test('a paid order whose mail did not go out says so and why; on every page stands a bar until mails go again', async ({
  page,
  school,
  browser,
}) => {
  const mail = school.demo!.mail!;
  const email = freshAddress('lena');
  mail.setFailing(true);
  await page.clock.install();
  const provider = await startBuying(page, 'Basic Model in 24 hours', { name: 'Елена Громова', email });
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Мы завели для вас личный кабинет')).toBeVisible();
  await page.clock.fastForward(25 * second);
  await expect(page.getByRole('dialog', { name: 'Курс ваш!' })).toContainText(
    'пока не ушло: почта школы не отвечает',
  );

  const office = await browser.newContext({ locale: 'ru-RU', baseURL: school.url });
  const panel = await office.newPage();
  await signInToPanel(panel, 'manager@podium.local');
  await panel.goto('/admin/orders');
  await panel.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
  const unsent = panel.getByRole('dialog').getByRole('region', { name: 'Неотправленные письма' });
  await expect(unsent).toContainText('Курс ваш');
  await expect(unsent).toContainText(/Будет отправлено снова в \d\d:\d\d|Сейчас отправляется снова/);
  await expect(unsent).toContainText('Причина: почтовый сервер временно не принимает письма');

  const bar = panel.getByRole('status').filter({ hasText: 'Письма не уходят с' });
  await expect(bar).toBeHidden();
  passTime(school, 6 * minute);
  await expect(bar).toContainText(/Ждут? отправки \d+ пис/);

  mail.setFailing(false);
  await unsent.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await expect(panel.getByText('✅ Письмо отправляется ещё раз')).toBeVisible();
  await mailTo(page, email, 'Курс ваш');
  await page.clock.fastForward(15 * second);
  await expect(page.getByRole('dialog', { name: 'Курс ваш!' })).toContainText(
    'Письмо с подробностями отправлено',
  );
  await expect(unsent).toBeHidden();
  await panel.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
  passTime(school, 2 * hour);
  await expect(bar).toBeHidden();
  await panel.goto('/admin/orders/mails');
  await expect(panel.getByRole('region', { name: 'Курс ваш' })).toContainText('Отправлено ещё раз');
  await office.close();
});
