import { expect, it } from 'vitest';
import { profileApi } from '#features/accounts/profile/contract.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { contextOf } from '#server/context.ts';
import { deviceHeader } from '#shared/contract.ts';
import type { Language } from '#shared/i18n.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { peopleApi } from '../contract/actions.ts';
import { createFirstAdmin } from './firstAdmin.ts';

const subject = 'Вход в панель с нового устройства';

describeOnEngines('mails about staff accounts', (makeWorld) => {
  it('a sign-in of staff from a new device is told, from a known one not; of a student never', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support', { email: 'olga@example.com' });
    const student = await world.signedInAs('user');
    await signInFrom(world, student, { device: 'a' });
    await signInFrom(world, support, { device: 'a' });
    expect(await subjects(world)).toEqual([subject]);
    const [mail] = world.mail.messages();
    expect(mail?.to).toEqual(['olga@example.com']);
    expect(mail?.text).toMatch(/Адрес: 127\.[\d.]+\. Браузер: Проверка\/1\.0\./);
    await signInFrom(world, support, { device: 'a' });
    expect(await subjects(world)).toEqual([subject]);
    await signInFrom(world, support, { device: 'b' });
    expect(await subjects(world)).toEqual([subject, subject]);
  });

  it('a notice says when, from which address and with which browser, in the language of its reader', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    const words = {
      ru: ['Вход в панель', 'Браузер: Firefox, Linux'],
      en: ['new device', 'Browser: Firefox, Linux'],
    };
    const inChinese = ['新设备', '浏览器：Firefox, Linux'];
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    for (const [language, expected] of Object.entries({ ...words, zh: inChinese })) {
      const me = { first_name: 'Olga', last_name: '', phone: '', language: language as Language };
      await support.call(profileApi.edit, me);
      await signInFrom(world, support, { device: language[0]!, agent });
      await world.runJobs();
      const mail = world.mail.messages().at(-1);
      expect(mail?.subject).toContain(expected[0]);
      expect(mail?.text).toContain(expected[1]);
      expect(mail?.text).toMatch(/127\.[\d.]+/);
      expect(mail?.text).toContain(String(world.app.now().getFullYear()));
    }
  });

  it('the first administrator is greeted without a name, and not told to tell themselves', async () => {
    const world = await makeWorld();
    const password = 'Хозяйка-школы-1';
    await createFirstAdmin(contextOf(world.app), { password, mustChange: false });
    await signInFrom(world, { email: world.app.config.adminEmail, password }, { device: 'a' });
    await signInFrom(world, await world.signedInAs('support'), { device: 'a' });
    await world.runJobs();
    const texts = world.mail.messages().map(({ text }) => text);
    expect(texts[0]).toMatch(/^Здравствуйте!$/m);
    expect(texts[0]).toMatch(/сразу смените пароль\.$/m);
    expect(texts[1]).toMatch(/сразу смените пароль и сообщите главному администратору\.$/m);
  });

  it.each([
    ['super_admin', /нажмите «Забыли пароль\?»\.$/m],
    ['support', /нажмите «Забыли пароль\?», и сообщите главному администратору\.$/m],
    ['user', /нажмите «Забыли пароль\?», и сообщите школе: ответьте на это письмо\.$/m],
  ] as const)(
    'a password that somebody else may have changed: %s is told what to do',
    async (role, advice) => {
      const world = await makeWorld();
      const person = await world.signedInAs(role);
      const change = { current_password: person.password, new_password: 'Совсем-другой-7' };
      expect((await person.call(profileApi.changePassword, change)).status).toBe(200);
      await world.runJobs();
      expect(world.mail.messages().at(-1)!.text).toMatch(advice);
    },
  );

  it('a failed sign-in tells nobody anything', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    await signInFrom(world, { ...support, password: 'не тот' }, { device: 'a' });
    expect(await subjects(world)).toEqual([]);
  });

  it('mails down for an hour: the change answers as ever, and every mail arrives once they are back', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const person = await world.signedInAs('support');
    world.mail.setFailing(true);
    expect((await owner.call(peopleApi.changeRole, { id: person.id, role: 'manager' })).status).toBe(200);
    await owner.call(peopleApi.create, { email: 'new@example.com', full_name: 'Новая', role: 'support' });
    await world.runJobs();
    expect(world.mail.messages()).toEqual([]);
    world.mail.setFailing(false);
    world.passTime(60 * 60 * 1000);
    expect((await subjects(world)).toSorted()).toEqual(['Изменена ваша роль', 'Приглашение в панель школы']);
  });
});

function signInFrom(
  world: World,
  { email, password }: Pick<Person, 'email' | 'password'>,
  { device, agent = 'Проверка/1.0' }: { device: string; agent?: string },
) {
  const headers = { [deviceHeader]: device.repeat(43), 'user-agent': agent };
  const options = { method: 'POST' as const, url: signInApi.login.path, headers };
  return world.visitor().request({ ...options, payload: { email, password } });
}

async function subjects(world: World): Promise<string[]> {
  await world.runJobs();
  return world.mail.messages().map((mail) => mail.subject);
}
