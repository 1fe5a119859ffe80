import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { fillDemoSchool } from '#app/demo.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { seenPath } from '#features/records/visits/contract/path.ts';
import { writeVisits } from '#features/records/visits/server/counting.ts';
import { featuresOf } from '#server/feature.ts';
import { listFormats } from '#shared/listing.ts';
import { exportedFile } from '#test/exports.ts';
import { pdfText } from '#test/pdfText.ts';
import { aPaidOrder, makeRefund } from '#test/refunds.ts';
import { purchaseOf } from '#test/school.ts';
import { describeOnBothEngines, describeOnOneEngine } from '#test/world.ts';
import { exportsApi } from '../contract.ts';
import { sectionLists } from '../rules.ts';
import { exportsTexts } from '../texts.ts';

describeOnBothEngines('everything at once', (makeWorld) => {
  // spec: 770
  it('is an archive of the lists that its person may export, in two formats each', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const boss = await world.signedInAs('super_admin');
    const names = [];
    for (const person of [officer, boss]) {
      const { id } = (await person.call(exportsApi.archive, {})).body;
      await world.runJobs();
      const zip = unzipSync((await exportedFile(world, person, id)).rawPayload);
      names.push(Object.keys(zip));
      expect(strFromU8(zip['orders.csv']!)).toContain('Z-10001');
      expect(strFromU8(unzipSync(zip['orders.xlsx']!)['xl/worksheets/sheet1.xml']!)).toContain('Z-10001');
    }
    expect(names[0]).toEqual(expect.arrayContaining(['users.csv', 'orders.xlsx', 'instalments.csv']));
    for (const hidden of ['models.csv', 'audit.csv', 'reviews.xlsx']) {
      expect(names[0]).not.toContain(hidden);
      expect(names[1]).toContain(hidden);
    }
    const { entries } = (await boss.call(auditApi.list, { action: 'export.archived' })).body;
    expect(entries).toHaveLength(2);
  });

  // spec: 770
  it('is a report on sales, refunds, learning and visits, in sheets and on paper', async () => {
    const { world, officer, order, course } = await aPaidOrder(makeWorld);
    await makeRefund(world, officer, order, { amount: 2_500, closes_access: false });
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const buyer = world.visitor();
    const seen = { page: '/', step: 'form', query: '?utm_source=vk' };
    await buyer.request({ method: 'POST', url: seenPath, headers, payload: seen });
    await writeVisits(world.app);
    const payload = purchaseOf(course);
    await buyer.request({ method: 'POST', url: '/api/create_payment', headers, payload });
    const made = async (format: 'pdf' | 'xlsx') => {
      const { id } = (await officer.call(exportsApi.report, { format })).body;
      await world.runJobs();
      return (await exportedFile(world, officer, id)).rawPayload;
    };
    const book = unzipSync(await made('xlsx'));
    const sheet = (number: number) => strFromU8(book[`xl/worksheets/sheet${number}.xml`]!);
    expect(sheet(1)).toContain('<c s="2"><v>12500</v></c><c s="2"><v>2500</v></c><c s="2"><v>10000</v></c>');
    expect(sheet(2)).toContain(
      `${course.title}</t></is></c><c><v>1</v></c><c s="2"><v>12500</v></c><c><v>1</v></c>`,
    );
    expect(sheet(3)).toContain(`${course.title}</t></is></c><c><v>1</v></c><c><v>0</v></c>`);
    expect(sheet(4)).toContain('Открыли форму покупки</t></is></c><c><v>1</v></c>');
    expect(sheet(4)).toContain('Создали заказ</t></is></c><c><v>2</v></c>');
    expect(sheet(4)).toContain('Вернули деньги</t></is></c><c><v>1</v></c>');
    expect(sheet(5)).toContain('vk</t></is></c><c><v>1</v></c><c><v>1</v></c><c><v>0</v></c>');
    const { text, pages } = pdfText(await made('pdf'));
    expect(pages).toBeLessThanOrEqual(2);
    for (const word of [
      'Аналитический',
      'Обучение',
      'Путь к покупке',
      'Источники',
      'vk',
      '12 500 ₽',
      course.title,
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(word);
    const boss = await world.signedInAs('support');
    expect((await boss.call(exportsApi.report, { format: 'pdf' })).status).toBe(403);
  });

  // spec: 764, 767
  it('the section offers each list to those alone who may export it', async () => {
    const world = await makeWorld();
    const listed = featuresOf(world.app).flatMap(({ listings = [] }) => listings);
    const exported = new Map(listed.map(({ listing }) => [listing.name, listing.access.export]));
    expect(Object.keys(exportsTexts.exportNames.ru.lists).toSorted()).toEqual(
      [...exported.keys()].toSorted(),
    );
    for (const { name, access } of sectionLists) expect([name, exported.get(name)]).toEqual([name, access]);
  });
});

describeOnOneEngine('every list of a school', (makeWorld) => {
  it('comes in every format', async () => {
    const world = await makeWorld();
    await fillDemoSchool(world.app);
    const listed = featuresOf(world.app).flatMap(({ listings = [] }) => listings);
    for (const { listing } of listed) {
      const boss = await world.signedInAs('super_admin');
      for (const format of listFormats) {
        const { statusCode, rawPayload } = await world.server.inject({
          url: listing.exportCall.path,
          query: { format },
          headers: { authorization: `Bearer ${boss.token}`, 'accept-language': 'zh' },
        });
        expect([listing.name, format, statusCode]).toEqual([listing.name, format, 200]);
        expect(rawPayload.length, `${listing.name}.${format}`).toBeGreaterThan(2);
      }
    }
  });
});
