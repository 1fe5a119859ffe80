// Lane: alone.
/** A set without Podium: the ordinary `age` opens it, and what is in it are lines of JSON. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompressSync } from 'node:zlib';
import { expect, vi } from 'vitest';
import { backedUpSchool } from '#test/backups.ts';
import { testWith } from '#test/installed.ts';
import { aStudentWithLessons } from '#test/school.ts';
import { describeOnOneEngine } from '#test/world.ts';

vi.setConfig({ testTimeout: 120_000 });

const run = promisify(execFile);

describeOnOneEngine('without Podium', (makeWorld) => {
  testWith('age', 'a set and its files open with the secret key alone', async () => {
    const world = await makeWorld();
    const { student } = await aStudentWithLessons(world);
    const { set, keyFile } = await backedUpSchool(world);
    const { folder } = world.app.config.backups;
    const opened = async (path: string) => {
      const options = { encoding: 'buffer', maxBuffer: 1e9 } as const;
      return (await run('age', ['-d', '-i', keyFile, join(folder, path)], options)).stdout;
    };
    const lines = zstdDecompressSync(await opened(`sets/${set}.age`))
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ podium_backup: 1, engine: 'sqlite' });
    expect(lines.some((line) => Array.isArray(line) && line.includes(student.email))).toBe(true);
    const { files } = lines.at(-1) as { files: { copy: string; bytes: number }[] };
    expect(files.length).toBeGreaterThan(0);
    for (const { copy, bytes } of files) expect((await opened(`files/${copy}`)).length, copy).toBe(bytes);
  });
});
