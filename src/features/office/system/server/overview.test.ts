import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { hour } from '#shared/dates.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { machineApi } from '../contract/machine.ts';
import { systemApi } from '../contract.ts';

describeOnBothEngines('the state of the machine', (makeWorld, engine) => {
  // spec: 782
  it('is as it is, and an admin sees it too', async () => {
    const { world, body } = await overview(makeWorld, 'admin');
    expect(body.versions).toMatchObject({ node: process.versions.node });
    expect(body.versions.podium).toMatch(/^\d+\.\d+\.\d+/);
    expect(body.versions.database).toMatch(engine === 'sqlite' ? /^SQLite 3\.\d+/ : /^PostgreSQL \d+/);
    expect(body).toMatchObject({
      mode: 'demo',
      restarts: false,
      maintenance_since: null,
      backup: { at: null },
    });
    const { disk, memory_bytes, machine_memory_bytes, database_bytes } = body;
    expect(disk!.free_bytes).toBeLessThan(disk!.total_bytes);
    expect(memory_bytes).toBeGreaterThan(10_000_000);
    expect(memory_bytes).toBeLessThan(machine_memory_bytes);
    expect(database_bytes).toBeGreaterThan(100_000);
    expect(world.app.restart).toBeUndefined();
  });

  // spec: 782
  it('counts what was answered with an error, for an hour', async () => {
    const { world, admin } = await overview(makeWorld, 'admin');
    await world.visitor().request({ method: 'GET', url: '/api/nothing' });
    world.app.storage.disk = () => Promise.reject(new Error('the disk is gone'));
    expect((await admin.call(machineApi.show, {})).status).toBe(500);
    world.app.storage.disk = async () => ({ freeBytes: 1, totalBytes: 0 });
    const { body } = await admin.call(machineApi.show, {});
    expect(body.answers).toEqual({ answered: 3, failed: 1 });
    expect(body.disk).toBeNull();
    world.passTime(hour);
    expect((await admin.call(machineApi.show, {})).body.answers.failed).toBe(0);
  });

  // spec: 785
  it('tells of jobs that were given up, and why; each can be run again', async () => {
    const { world } = await overview(makeWorld, 'admin');
    const owner = await world.signedInAs('super_admin');
    const { handle } = world.app.database;
    await world.runJobs();
    await sql`update jobs set status = 'dead', last_error = 'no answer\n at x', attempts = 5, finished_at = created_at
      where id = (select min(id) from jobs)`.execute(handle);
    const { body } = await owner.call(systemApi.listJobs, {});
    const jobs = (await owner.call(machineApi.show, {})).body.jobs;
    expect([body.dead, jobs.dead]).toEqual([body.failed.length, body.failed.length]);
    for (const { id, error } of body.failed) {
      expect(error).toBe('no answer');
      expect((await owner.call(systemApi.repeatJob, { id })).status).toBe(200);
    }
    expect((await owner.call(systemApi.listJobs, {})).body).toMatchObject({ dead: 0, failed: [] });
  });
});

async function overview(
  makeWorld: Parameters<Parameters<typeof describeOnBothEngines>[1]>[0],
  role: 'admin',
) {
  const world = await makeWorld();
  const admin = await world.signedInAs(role);
  const { status, body } = await admin.call(machineApi.show, {});
  expect(status).toBe(200);
  return { world, admin, body };
}
