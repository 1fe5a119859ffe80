/** A school's exports can be moved into another school, whose exports are the same bytes. */
import { expect, it } from 'vitest';
import { peopleListing } from '#features/office/people/listing.ts';
import { ordersListing } from '#features/sales/orders/listing.ts';
import { progressListing } from '#features/teaching/learning/listing.ts';
import { moveIn, outcomes } from '#test/movingIn.ts';
import { aCourse, aLesson } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';

const people = `Email;ФИО;Телефон;Дата регистрации
zoe@example.com;Зоя Ли;8 999 000-00-01;04.03.2024
yan@example.com;Ян;;03.03.2024
xenia@example.com;Ксения Длинная Фамилия;8 999 000-00-03;03.03.2024
`;
const orders = (course: string) => `Номер;Email;ФИО;Дата создания;Дата оплаты;Состав заказа;Статус;Сумма
4;zoe@example.com;Зоя Ли;08.03.2024 10:00:01;08.03.2024 10:07:03;${course};Завершен;1 200,50
3;yan@example.com;Ян;07.03.2024 10:00:02;;${course};Отменен;300
2;xenia@example.com;Ксения Длинная Фамилия;06.03.2024 10:00:03;06.03.2024 11:00:00;${course};Возврат;99
1;new@example.com;Нина;06.03.2024 10:00:03;;${course};Новый;100
`;
const learning = (course: string) => `email;курс;доступ открыт;пройдено уроков;последний просмотр
zoe@example.com;${course};08.03.2024 10:07:03;1;09.03.2024 12:13:14
yan@example.com;${course};02.03.2024 10:00:00;2;05.03.2024 09:00:01
`;

describeOnEngines('export, moving in, export', (makeWorld) => {
  // spec: 772
  it('of people, orders and progress gives the same bytes', async () => {
    const first = await aSchool(makeWorld);
    const { title } = first.course;
    for (const bytes of [people, orders(title), learning(title)])
      await moveIn(first.world, first.owner, { bytes });
    const second = await aSchool(makeWorld);
    for (const listing of [peopleListing, ordersListing, progressListing]) {
      const query = listing.name === 'users' ? '&role=user' : '';
      const exported = await csvOf(first, listing.exportCall.path, query);
      expect(exported.split('\r\n').length, listing.name).toBeGreaterThan(3);
      const moved = await moveIn(second.world, second.owner, {
        name: `${listing.name}.csv`,
        bytes: exported,
      });
      expect(Object.keys(outcomes(moved)).filter((name) => name.startsWith('refused'))).toEqual([]);
    }
    for (const listing of [peopleListing, ordersListing, progressListing]) {
      const query = listing.name === 'users' ? '&role=user' : '';
      expect(await csvOf(second, listing.exportCall.path, query), listing.name).toBe(
        await csvOf(first, listing.exportCall.path, query),
      );
    }
  });
});

async function aSchool(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const owner = await world.signedInAs('admin');
  const course = await aCourse(world);
  for (const number of [1, 2]) await aLesson(world, course.id, { number });
  return { world, owner, course };
}

async function csvOf({ world, owner }: { world: World; owner: Person }, path: string, query: string) {
  const { body } = await world.server.inject({
    url: `${path}?format=csv${query}`,
    headers: { authorization: `Bearer ${owner.token}`, 'accept-language': 'ru' },
  });
  return body;
}
