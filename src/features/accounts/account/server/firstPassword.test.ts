import fs from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { describeOnEngines } from '#test/world.ts';
import { firstPasswordFile, keepFirstPassword } from './firstPassword.ts';

describeOnEngines('the first password', (makeWorld) => {
  // spec: 552
  it('is for the owner alone, under any mask', async () => {
    const ctx = contextOf((await makeWorld()).app);
    const mask = process.umask(0);
    await keepFirstPassword(ctx, 'первый').finally(() => process.umask(mask));
    expect(await readFile(firstPasswordFile(ctx), 'utf8')).toBe('первый\n');
    expect((await stat(firstPasswordFile(ctx))).mode & 0o777).toBe(0o600);
  });

  // spec: 552
  it('is not kept before the disk has its name as well', async () => {
    const ctx = contextOf((await makeWorld()).app);
    const disk = refuseToSync(ctx.app.config.dataDir);
    await expect(keepFirstPassword(ctx, 'первый').finally(disk.mend)).rejects.toThrow('EIO');
  });
});

/** The folder's own entries cannot be synced, its files can. */
function refuseToSync(folder: string) {
  const { open } = fs.promises;
  fs.promises.open = async (path, ...how) => {
    const file = await open(path, ...how);
    if (path === folder) file.sync = () => Promise.reject(new Error('EIO: i/o error, fsync'));
    return file;
  };
  syncBuiltinESMExports();
  return {
    mend() {
      fs.promises.open = open;
      syncBuiltinESMExports();
    },
  };
}
