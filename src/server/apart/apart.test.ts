// Lane: alone.
/** Work apart ends: by its result, its costs, its caller's word, and its caller's end. */
import { readFile } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startProgram } from '#test/program.ts';
import { makeApart, WorkEnded } from './apart.ts';

const most = { processorMs: 60_000, memoryBytes: 1e9, ms: 60_000 };
const program = { path: 'test/programs/apart.ts', most };
type Done = { answer: unknown; environment: string[] };

it('gives its result, asks while it works, and sees nothing of our environment', async () => {
  const pids = new Set<number>();
  const apart = makeApart<string, Done>({ ...program, idleMs: 60_000 });
  const run = (task: string) =>
    apart.run(task, {
      answer({ pid }: { pid: number }) {
        pids.add(pid);
        return `hello ${pids.size}`;
      },
    });
  expect(await run('answer')).toEqual({ answer: 'hello 1', environment: [] });
  expect(await run('answer')).toMatchObject({ answer: 'hello 1' });
  await expect(run('fail')).rejects.toThrow('it has failed');
  expect(pids.size, 'one that failed is not used again').toBe(1);
  expect(await run('answer')).toMatchObject({ answer: 'hello 2' });
});

it.each([
  ['processor time', 'loop', { ...most, processorMs: 300 }],
  ['memory', 'grow', { ...most, memoryBytes: 200e6 }],
  ['time by the clock', 'loop', { ...most, ms: 100 }],
])('ends where it takes too much %s, even if its own loop is held', async (_title, task, costs) => {
  const work = worked(task, { most: costs });
  await expect(work.done).rejects.toThrow(WorkEnded);
  await hasEnded(work.pid());
});

it('ends when its caller says so', async () => {
  const stop = new AbortController();
  const work = worked('loop', { signal: stop.signal }, () => stop.abort(new Error('nobody waits')));
  await expect(work.done).rejects.toThrow('nobody waits');
  await hasEnded(work.pid());
});

it('ends with its caller, even if its own loop is held', async () => {
  const caller = startProgram('apartCaller', []);
  const [line] = (await new Promise((resolve) =>
    caller.process.stdout!.once('data', (text) => resolve([text])),
  )) as [Buffer];
  caller.process.kill('SIGKILL');
  await caller.ended;
  await hasEnded(Number(line));
});

function worked(task: string, listening: object, onPid = () => {}) {
  let pid = 0;
  const answer = (said: { pid: number }) => {
    pid = said.pid;
    onPid();
  };
  return { done: makeApart(program).run(task, { ...listening, answer }), pid: () => pid };
}

/** Does not resolve before. */
async function hasEnded(pid: number): Promise<void> {
  expect(pid).toBeGreaterThan(0);
  while (await isRunning(pid)) await turn();
}

/** One that has ended may stay known until whoever took it over looks at it. */
async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) [ZX] /.test(status);
}
