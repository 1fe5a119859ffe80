import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { aCourse, startPurchase } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { schoolPanelApi } from '../contract/panel.ts';
import { vatIn } from '../rules/requisites.ts';

const bank = {
  name: 'ПАО Сбербанк',
  bik: '044525225',
  account: '40702810200000012345',
  correspondent: '30101810400000000225',
};

describeOnEngines('requisites of the school', (makeWorld) => {
  // spec: 722
  it('the environment says the taxes until the owner does; receipts of new payments name them', async () => {
    const world = await makeWorld({ config: { YOOKASSA_TAX_SYSTEM: '3', YOOKASSA_VAT_CODE: '7' } });
    const course = await aCourse(world);
    const owner = await world.signedInAs('super_admin');
    const before = (await owner.call(schoolPanelApi.showSettings, {})).body;
    expect(before).toMatchObject({ tax_system: 3, vat_code: 7, bank: null });
    const receipt = async (email: string) => {
      const { payment_id } = await startPurchase(world.visitor(), course, { email });
      return world.yookassa.receiptOf(payment_id);
    };
    expect(await receipt('one@example.com')).toMatchObject({ tax_system_code: 3, items: [{ vat_code: 7 }] });
    const { logo: _, ...settings } = before;
    const saved = await owner.call(schoolPanelApi.saveSettings, {
      ...settings,
      ...{ tax_system: 1, vat_code: 11, bank },
    });
    expect(saved.body).toMatchObject({ tax_system: 1, vat_code: 11, bank });
    expect(await receipt('two@example.com')).toMatchObject({ tax_system_code: 1, items: [{ vat_code: 11 }] });
    const [entry] = (await owner.call(auditApi.list, { action: 'school.changed' })).body.entries;
    expect(entry!.after).toMatchObject({ tax_system: 1, vat_code: 11, 'bank.bik': bank.bik });
  });

  // spec: 722
  it('a mistyped account, code or rate is refused at its field', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const { logo: _, ...settings } = (await owner.call(schoolPanelApi.showSettings, {})).body;
    const refused = async (changes: object) => {
      const { status, body } = await owner.call(schoolPanelApi.saveSettings, { ...settings, ...changes });
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await refused({ bank: { ...bank, account: '40702810900000012345' } })).toEqual([
      422,
      ['bank.account'],
    ]);
    expect(await refused({ bank: { ...bank, correspondent: '30101810400000000226' } })).toEqual([
      422,
      ['bank.correspondent'],
    ]);
    expect(await refused({ bank: { ...bank, bik: '04452522' } })).toEqual([422, ['bank.bik']]);
    expect(await refused({ tax_system: 7 })).toEqual([422, ['tax_system']]);
    expect(await refused({ vat_code: 13 })).toEqual([422, ['vat_code']]);
    expect(await refused({ inn: '7707083894' })).toEqual([422, ['inn']]);
    expect(await refused({ ogrn: '1027700132194' })).toEqual([422, ['ogrn']]);
  });
});

it('the tax that an amount includes is told to the kopeck', () => {
  expect(vatIn(122_00, 11)).toEqual({ percent: 22, kopecks: 22_00 });
  expect(vatIn(100_00, 4)).toEqual({ percent: 20, kopecks: 16_67 });
  expect([vatIn(100_00, 1), vatIn(100_00, 2)]).toEqual([null, null]);
});
