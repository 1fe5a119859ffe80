import { expect, it } from 'vitest';
import { accountsApi } from '#features/accounts/contract.ts';
import { peopleApi } from '#features/staff/people/contract.ts';
import { deviceHeader } from '#shared/contract.ts';
import { describeOnBothEngines, type Person, type World } from '#test/world.ts';

const subject = 'Вход в панель с нового устройства';

describeOnBothEngines('mails about staff accounts', (makeWorld) => {
  it('a sign-in of staff from a new device is told, from a known one not; of a student never', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support', { email: 'olga@example.com' });
    const student = await world.signedInAs('user');
    await signInFrom(world, student, 'a');
    await signInFrom(world, support, 'a');
    expect(await subjects(world)).toEqual([subject]);
    const [mail] = world.mail.messages();
    expect(mail?.to).toEqual(['olga@example.com']);
    expect(mail?.text).toMatch(/Адрес: 127\.[\d.]+\. Браузер: Проверка\/1\.0\./);
    await signInFrom(world, support, 'a');
    expect(await subjects(world)).toEqual([subject]);
    await signInFrom(world, support, 'b');
    expect(await subjects(world)).toEqual([subject, subject]);
  });

  it('a failed sign-in tells nobody anything', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    await signInFrom(world, { ...support, password: 'не тот' }, 'a');
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

function signInFrom(world: World, { email, password }: Pick<Person, 'email' | 'password'>, device: string) {
  const headers = { [deviceHeader]: device.repeat(43), 'user-agent': 'Проверка/1.0' };
  const options = { method: 'POST' as const, url: accountsApi.login.path, headers };
  return world.visitor().request({ ...options, payload: { email, password } });
}

async function subjects(world: World): Promise<string[]> {
  await world.runJobs();
  return world.mail.messages().map((mail) => mail.subject);
}
