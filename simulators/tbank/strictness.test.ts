import { expect, onTestFinished, test } from 'vitest';
import { startTbank } from './server.ts';

const house = { shopId: 'shop', showcaseId: 'showcase', password: 'secret', promoCodes: new Map() };
const contact = {
  fio: { lastName: 'Иванов', firstName: 'Пётр', middleName: 'Ильич' },
  mobilePhone: '9161234567',
  email: 'petr@example.com',
};
const order = {
  shopId: house.shopId,
  showcaseId: house.showcaseId,
  sum: 5000,
  items: [{ name: 'Курс', quantity: 1, price: 5000 }],
};

async function create(changes: object, items = order.items): Promise<number> {
  const bank = await startTbank(house);
  onTestFinished(() => bank.close());
  const values = { contact: { ...contact, ...changes } };
  const body = JSON.stringify({ ...order, items, orderNumber: 'one', values });
  return (await fetch(`${bank.apiUrl}/create`, { method: 'POST', body })).status;
}

test('an application with a whole name and a Russian mobile is taken', async () => {
  expect(await create({})).toBe(200);
});

test.each([
  ['no family name', { fio: { firstName: 'Пётр', lastName: '' } }],
  ['no given name', { fio: { firstName: '', lastName: 'Иванов' } }],
  ['a name with a digit', { fio: { firstName: 'Пётр1', lastName: 'Иванов' } }],
  ['an invisible mark', { fio: { firstName: 'Пётр\u200b', lastName: 'Иванов' } }],
  ['the number of another country', { mobilePhone: '0291234567' }],
  ['the number of Kazakhstan', { mobilePhone: '7011234567' }],
  ['a landline', { mobilePhone: '4951234567' }],
  ['a number with its country', { mobilePhone: '+79161234567' }],
])('an application with %s is refused', async (_, changes) => {
  expect(await create(changes)).toBe(422);
});

test('half a character is refused', async () => {
  expect(await create({}, [{ name: 'Курс \ud83d', quantity: 1, price: 5000 }])).toBe(400);
});
