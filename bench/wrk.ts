/** Load by wrk: on two cores, load made by Node itself would measure Node. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Target {
  name: string;
  url: string;
  /** The process that answers. */
  pid: number;
  headers?: Record<string, string>;
}

export interface Rate {
  /** Requests a second in the best round: whatever else runs on the machine can only slow a round down. */
  best: number;
  median: number;
  /** Processor time of the answering process for one request, in the best round; hardly disturbed by others. */
  cpuUs: number;
}

/** Several rounds in which all targets take their turns, each round beginning with another one. */
export async function measureInTurns(targets: readonly Target[], rounds = 7): Promise<Map<string, Rate>> {
  const busy = loadavg()[0]!;
  const cores = availableParallelism();
  if (busy > 0.5) console.log(`  (${busy.toFixed(1)} processes already run on ${cores} cores: expect less)`);
  const samples = new Map<string, Sample[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await measure(target, 2);
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < targets.length; turn++) {
      const target = targets[(turn + round) % targets.length]!;
      samples.get(target.name)!.push(await measure(target, 3));
    }
  }
  const rates = new Map([...samples].map(([name, taken]) => [name, summed(taken)]));
  for (const [name, rate] of rates) {
    const figures = [rate.best, rate.median].map((figure) =>
      Math.round(figure).toLocaleString('en').padStart(8),
    );
    console.log(
      `  ${name.padEnd(40)}${figures[0]}/s best${figures[1]}/s median ${rate.cpuUs.toFixed(0).padStart(5)} µs`,
    );
  }
  return rates;
}

export function ratio(rates: Map<string, Rate>, of: string, to: string): number {
  return rates.get(of)!.best / rates.get(to)!.best;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}

interface Sample {
  rate: number;
  cpuUs: number;
}

function summed(taken: readonly Sample[]): Rate {
  const rates = taken.map(({ rate }) => rate);
  return {
    best: Math.max(...rates),
    median: median(rates),
    cpuUs: Math.min(...taken.map(({ cpuUs }) => cpuUs)),
  };
}

/** @throws when an answer was an error: its rate would mean nothing. */
async function measure({ name, url, pid, headers = {} }: Target, seconds: number): Promise<Sample> {
  const flags = Object.entries(headers).flatMap(([key, value]) => ['-H', `${key}: ${value}`]);
  const before = await cpuMs(pid);
  const { stdout } = await run('wrk', ['-t1', '-c32', `-d${seconds}s`, ...flags, url]).catch(explain);
  const used = (await cpuMs(pid)) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${name} answered with errors:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), cpuUs: (used * 1000) / requests };
}

function explain(error: { code?: unknown }): never {
  if (error.code === 'ENOENT') throw new Error('wrk is not installed (Debian: apt-get install wrk)');
  throw error;
}

/** In steps of 10 ms, as Linux counts. */
async function cpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
