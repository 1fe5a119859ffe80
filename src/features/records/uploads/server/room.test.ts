import { expect, it } from 'vitest';
import { begin, cancel, create, send } from '#test/uploads.ts';
import { describeOnEngines } from '#test/world.ts';

const material = { purpose: 'material', name: 'guide.pdf' };

describeOnEngines('the room for uploads', (makeWorld) => {
  // spec: 691
  it('is counted by those that have begun, as long as they have not brought what they announced', async () => {
    const world = await makeWorld();
    const [teacher, other] = [
      await world.signedInAs('content_manager'),
      await world.signedInAs('super_admin'),
    ];
    const { storage } = world.app;
    const disk = { totalBytes: 100_000, freeBytes: 5_000 + 1_000 };
    world.app.storage = { ...storage, room: async () => disk };
    const beginning = { ...material, size: 400 };
    const statuses = (await Promise.all([1, 2, 3].map(() => create(teacher, beginning)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted(), 'of three at once two fit').toEqual([201, 201, 507]);
    expect((await create(other, { ...material, size: 201 })).status, 'whoever sends it').toBe(507);
    const id = await begin(other, { ...material, size: 200 });
    expect((await create(other, { ...material, size: 1 })).status).toBe(507);
    // The disk has fewer bytes left, and the upload as many fewer to come.
    disk.freeBytes -= 150;
    expect((await send(other, id, Buffer.alloc(150), 0)).status, 'those that have begun go on').toBe(204);
    expect((await create(other, { ...material, size: 1 })).status).toBe(507);
    expect((await cancel(other, id)).status).toBe(204);
    expect((await create(other, { ...material, size: 51 })).status, 'what is cancelled leaves room').toBe(
      507,
    );
    expect((await create(other, { ...material, size: 50 })).status).toBe(201);
  });
});
