/** Files that are spoilt in forty ways: each is refused with the row and the reason, and none changes anything. */
import { expect, it } from 'vitest';
import { staffApi } from '#features/office/people/contract/list.ts';
import { minute } from '#shared/dates.ts';
import { beginFile, outcomes, tried } from '#test/movingIn.ts';
import { aCourse } from '#test/school.ts';
import { upload } from '#test/uploads.ts';
import { describeOnOneEngine, type Person } from '#test/world.ts';
import { movingInApi } from '../contract.ts';

const people = (row: string) => `email;имя;фамилия;дата регистрации;курсы\n${row}`;
const orders = (row: string) =>
  `Номер;Email;Дата создания;Дата оплаты;Состав заказа;Статус;Стоимость, RUB\n${row}`;
const learning = (row: string) => `email,course,progress,completed at\n${row}`;
const certificates = (row: string) => `email,course,certificate number,issue date\n${row}`;
const payments = (row: string) => `Номер заказа;Email;Дата;Статус;Сумма;Код платежа\n${row}`;
const course = 'Стань моделью за 24 часа';

/** Rows, and what the second line of each comes to. */
const rows: [string, string][] = [
  [people(';Анна;;;'), 'email_missing'],
  [people('anna;Анна;;;'), 'email_invalid'],
  [people('anna@;Анна;;;'), 'email_invalid'],
  [people('a b@example.com;Анна;;;'), 'email_invalid'],
  [people('anna@example.com;Анна;;31.02.2024;'), 'date_invalid'],
  [people('anna@example.com;Анна;;вчера;'), 'date_invalid'],
  [people('anna@example.com;Анна;;01.01.1970;'), 'date_invalid'],
  [people('anna@example.com;Анна;;01.01.2099;'), 'date_ahead'],
  [people('anna@example.com;Анна;;01.02.2024 25:00;'), 'date_invalid'],
  [people('anna@example.com;Анна;;;Нет такого'), 'course_unknown'],
  [orders(`1;;01.02.2024;;${course};Завершен;100`), 'email_missing'],
  [orders('1;a@example.com;01.02.2024;;;Завершен;100'), 'course_missing'],
  [orders('1;a@example.com;01.02.2024;;Нет;Завершен;100'), 'course_unknown'],
  [orders(`1;a@example.com;01.02.2024;;${course};Завершен;`), 'amount_missing'],
  [orders(`1;a@example.com;01.02.2024;;${course};Завершен;-100`), 'amount_invalid'],
  [orders(`1;a@example.com;01.02.2024;;${course};Завершен;много`), 'amount_invalid'],
  [orders(`1;a@example.com;01.02.2024;;${course};Завершен;1e9`), 'amount_invalid'],
  [orders(`1;a@example.com;01.02.2024;;${course};Завершен;999999999999999`), 'amount_invalid'],
  [orders(`1;a@example.com;01.02.2024;;${course};Завершен;10 USD`), 'currency_unknown'],
  [orders(`1;a@example.com;01.02.2024;;${course};Почти;100`), 'status_unknown'],
  [orders(`1;a@example.com;;;${course};Завершен;100`), 'date_missing'],
  [orders(`1;a@example.com;01.02.2024;99.99.9999;${course};Завершен;100`), 'date_invalid'],
  [learning(`a@example.com,${course},150,`), 'percent_invalid'],
  [learning(`a@example.com,${course},half,`), 'percent_invalid'],
  [learning(`a@example.com,${course},10,2024-13-01`), 'date_invalid'],
  [learning('a@example.com,,10,'), 'course_missing'],
  [certificates(`a@example.com,${course},,2024-01-01`), 'number_missing'],
  [certificates(`a@example.com,${course},A1,`), 'date_missing'],
  [payments('404;a@example.com;01.02.2024;Получен;100;x'), 'order_unknown'],
  [payments(';a@example.com;01.02.2024;Получен;100;x'), 'number_missing'],
  [payments('404;a@example.com;;Получен;100;x'), 'date_missing'],
];

/** Unreadable files, and the problem that each one reports. */
const files: [string, Buffer | string, { problem: string; line?: number } | 'upload_type'][] = [
  ['headings.csv', 'email;имя\n', { problem: 'no_rows' }],
  ['blank.csv', '\n\n', { problem: 'no_rows' }],
  ['unnamed.csv', ';;\n1;2;3', { problem: 'no_headings' }],
  ['quotes.csv', 'email;имя\n"anna@example.com;Анна', { problem: 'quotes', line: 2 }],
  ['after.csv', 'email;имя\n"anna@example.com"x;Анна', { problem: 'quotes', line: 2 }],
  ['long.csv', `email;имя\na@example.com;${'я'.repeat(6000)}`, { problem: 'cell_too_long', line: 2 }],
  ['wide.csv', `email;имя\n${';'.repeat(300)}`, { problem: 'too_many_columns', line: 2 }],
  ['cut.xlsx', Buffer.from('PK\u0003\u0004[Content_Types].xml and no end', 'latin1'), { problem: 'damaged' }],
  ['program.csv', Buffer.from([0x4d, 0x5a, 0, 1, 2, 3]), 'upload_type'],
  ['page.csv', Buffer.from('%PDF-1.7 no table'), 'upload_type'],
  ['old.xls', Buffer.from('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'latin1'), 'upload_type'],
];

describeOnOneEngine('a spoilt file', (makeWorld) => {
  // spec: 772
  it('is refused with the row and the reason', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    await aCourse(world);
    for (const [bytes, reason] of rows) {
      world.passTime(3 * minute);
      const id = await beginFile(owner, { bytes });
      const file = await tried(world, owner, id);
      expect(outcomes(file), bytes).toEqual({ [`refused: ${reason}`]: 1 });
      const { body } = await owner.call(movingInApi.rows, { id, outcome: 'refused' });
      expect(body.rows, bytes).toMatchObject([{ line: 2, reason }]);
    }
    expect(await countPeople(owner)).toBe(1);
  });

  // spec: 772
  it('is not even begun where it is no table', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    for (const [name, bytes, refused] of files) {
      const sent = await upload(owner, { purpose: 'table', name }, Buffer.from(bytes as string));
      if (refused === 'upload_type') {
        expect([name, sent.body.code]).toEqual([name, 'upload_type']);
        continue;
      }
      const { status, body } = await owner.call(movingInApi.begin, { upload_id: sent.id });
      expect([name, status]).toEqual([name, 422]);
      expect(body, name).toMatchObject({ code: 'moving_in_unreadable', ...refused });
    }
    expect((await owner.call(movingInApi.list, {})).body.imports).toEqual([]);
  });

  it('that is spoilt further down ends with the line, and is told of', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const rows = Array.from({ length: 250 }, (_, number) => `p${number}@example.com;x`);
    const id = await beginFile(owner, { bytes: `email;имя\n${rows.join('\n')}\n"open;x` });
    const file = await tried(world, owner, id);
    expect(file).toMatchObject({ state: 'failed', problem: { code: 'quotes', line: 252 }, undo_until: null });
    expect(world.mail.messages().filter(({ to }) => to.includes(owner.email))).toHaveLength(1);
    expect(await countPeople(owner)).toBe(1);
  });
});

async function countPeople(owner: Person): Promise<number> {
  return (await owner.call(staffApi.listUsers, {})).body.total;
}
