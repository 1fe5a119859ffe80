import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { countedTo } from '#shared/listing.ts';
import { aCourse } from '#test/school.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { ordersApi } from '../contract.ts';

describeOnBothEngines('sums of more orders than are counted', (makeWorld) => {
  it('are those of days where these tell the selection apart, and else none', async () => {
    const world = await makeWorld();
    const { id: course_id } = await aCourse(world);
    const created_at = world.app.now().toISOString();
    const rows = Array.from({ length: countedTo + 1 }, (_, n) => ({
      ...{ id: randomUUID(), number: 20_000 + n, email: 'a@example.com', name: '', language: 'ru' as const },
      ...{ course_id, course_title: 'Курс', amount_kopecks: 100, currency: 'RUB' as const },
      ...{ list_price_kopecks: 100, status: 'paid' as const, secret_hash: `${n}`, search: 'a@example.com' },
      ...{ created_at, paid_at: created_at },
    }));
    while (rows.length > 0)
      await world.app.database.handle.insertInto('orders').values(rows.splice(0, 500)).execute();
    const staff = await world.signedInAs('financial');
    const found = async (query: object) => {
      const { total, summary } = (await staff.call(ordersApi.list, query)).body;
      return { total, summary };
    };
    const all = { revenue: countedTo + 1, orders: countedTo + 1, successful: countedTo + 1 };
    expect(await found({ status: 'paid' })).toEqual({ total: countedTo + 1, summary: all });
    expect(await found({ search: 'a@example.com' })).toEqual({ total: countedTo + 1, summary: null });
    const none = { revenue: 0, orders: 0, successful: 0 };
    expect(await found({ search: 'b@example.com' })).toEqual({ total: 0, summary: none });
    expect(await found({ method: 'cash' })).toEqual({ total: 0, summary: none });
  });
});
