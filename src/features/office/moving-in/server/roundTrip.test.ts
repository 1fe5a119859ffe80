/** A school's exports can be moved into another school, whose exports are the same bytes: what we write we read. */
import { expect, it } from 'vitest';
import { peopleListing } from '#features/office/people/listing.ts';
import { ordersListing } from '#features/sales/orders/listing.ts';
import { certificatesListing } from '#features/teaching/certificates/listing.ts';
import { progressListing } from '#features/teaching/learning/listing.ts';
import { minute } from '#shared/dates.ts';
import { atCount } from '#test/counts.ts';
import { moveIn, outcomes } from '#test/movingIn.ts';
import { aCourse, aLesson } from '#test/school.ts';
import { describeOnEngines, describeOnOneEngine, type Person, type World } from '#test/world.ts';

const lists = [peopleListing, ordersListing, progressListing, certificatesListing];
const formats = ['csv', 'xlsx'] as const;

/** People with letters of many kinds, sums with and without kopecks, every state, and more and less progress. */
function files(count: number, course: string): string[] {
  const rows = (row: (at: number) => string) => Array.from({ length: count }, (_, at) => row(at)).join('\n');
  const name = (at: number) => ['Зоя Ли', 'Ян', '"О’Коннор; ""Шон"""', '王小明', 'Ծովինար Հայ'][at % 5]!;
  const day = (at: number) => `${String((at % 28) + 1).padStart(2, '0')}.03.2024`;
  // Of the rows of one second a thousand keep their order.
  const clock = (at: number) => `10:00:${String(1 + Math.floor(at / 2800)).padStart(2, '0')}`;
  const states = ['Завершен', 'Отменен', 'Возврат', 'Новый'];
  return [
    `Email;ФИО;Телефон;Дата регистрации\n${rows((at) => `p${at}@example.com;${name(at)};${at % 2 ? '' : `8 999 ${String(1_000_000 + at)}`};04.03.2024`)}`,
    `Номер;Email;ФИО;Дата создания;Дата оплаты;Состав заказа;Статус;Сумма\n${rows(
      (at) =>
        `${count - at};p${at}@example.com;${name(at)};${day(at)} ${clock(at)};${at % 4 === 1 ? '' : `${day(at)} 10:07:03`};${course};${states[at % 4]};${1000 + at},${String(at % 100).padStart(2, '0')}`,
    )}`,
    `email;курс;доступ открыт;пройдено уроков;последний просмотр\n${rows((at) => `p${at}@example.com;${course};${day(at)} 10:07:03;${at % 3};29.03.2024 12:13:14`)}`,
    `Email;ФИО;Курс;Номер сертификата;Дата выдачи\n${rows((at) => `p${at}@example.com;${name(at)};${course};AB-${at};${day(at)}`)}`,
  ];
}

describeOnEngines('export, moving in, export', (makeWorld) => {
  // spec: 772
  it('of ten people with all that they have gives the same bytes', () => goesRound(makeWorld, 10));
});

const many = atCount(1000, 100_000);

describeOnOneEngine('export, moving in, export', (makeWorld) => {
  it(
    'of a thousand people with all that they have gives the same bytes',
    () => goesRound(makeWorld, many),
    90 * minute,
  );
});

async function goesRound(makeWorld: () => Promise<World>, count: number): Promise<void> {
  const first = await aSchool(makeWorld);
  for (const bytes of files(count, first.course.title)) await moveIn(first.world, first.owner, { bytes });
  const written = new Map<string, Buffer>();
  for (const { name } of lists) written.set(name, await exported(first, name, 'csv'));
  for (const format of formats) {
    const other = await aSchool(makeWorld);
    for (const { name } of lists) {
      const bytes = await exported(first, name, format);
      expect(written.get(name)!.toString().split('\r\n').length, name).toBeGreaterThan(count);
      const moved = await moveIn(other.world, other.owner, { name: `${name}.${format}`, bytes });
      expect(Object.keys(outcomes(moved)).filter((outcome) => outcome.startsWith('refused'))).toEqual([]);
    }
    for (const { name } of lists)
      expect(String(await exported(other, name, 'csv')), `${name} of ${format}`).toBe(
        String(written.get(name)),
      );
  }
}

async function aSchool(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const owner = await world.signedInAs('admin');
  const course = await aCourse(world);
  for (const number of [1, 2]) await aLesson(world, course.id, { number });
  return { world, owner, course };
}

async function exported(
  { world, owner }: { world: World; owner: Person },
  name: string,
  format: (typeof formats)[number],
): Promise<Buffer> {
  const { path } = lists.find((list) => list.name === name)!.exportCall;
  const { rawPayload } = await world.server.inject({
    url: `${path}?format=${format}${name === 'users' ? '&role=user' : ''}`,
    headers: { authorization: `Bearer ${owner.token}`, 'accept-language': 'ru' },
  });
  if (format === 'xlsx' || name !== 'certificates') return rawPayload;
  // The page on which one is verified is each school's own.
  return Buffer.from(String(rawPayload).replaceAll(/https?:[^;]*\/certificate\/[^;]*/g, ''));
}
