/** Load from wrk: on two cores, a load generator in Node would measure Node. */
import { execFile } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { promisify } from 'node:util';
import { cpuMs, median } from './measures.ts';

const run = promisify(execFile);

export interface Target {
  name: string;
  url: string;
  /** Process id of the server. */
  pid: number;
  headers?: Record<string, string>;
}

export interface Rate {
  /** Requests per second in each round, in the order of the rounds. */
  rounds: readonly number[];
  /** The median round: requests per second, and the server's processor time per request. */
  perSecond: number;
  cpuUs: number;
}

/**
 * Short rounds in which all targets take turns, each round beginning with another one. Background load
 * changes from second to second but weighs on the targets of one round alike: compare within rounds
 * (`ratio`).
 */
export async function measureInTurns(targets: readonly Target[], rounds = 15): Promise<Map<string, Rate>> {
  const busy = loadavg()[0]!;
  const cores = availableParallelism();
  if (busy > 0.5) console.log(`  (${busy.toFixed(1)} processes already run on ${cores} cores: expect less)`);
  const samples = new Map<string, Sample[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await measure(target, 4);
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < targets.length; turn++) {
      const target = targets[(turn + round) % targets.length]!;
      samples.get(target.name)!.push(await measure(target, 2));
    }
  }
  const rates = new Map([...samples].map(([name, taken]) => [name, summed(taken)]));
  for (const [name, { perSecond, cpuUs }] of rates) {
    const shown = Math.round(perSecond).toLocaleString('en').padStart(8);
    console.log(`  ${name.padEnd(40)}${shown}/s ${cpuUs.toFixed(0).padStart(5)} µs`);
  }
  return rates;
}

/** Relative speed of two targets: the median over the rounds. */
export function ratio(rates: Map<string, Rate>, of: string, to: string): number {
  const reference = rates.get(to)!.rounds;
  return median(rates.get(of)!.rounds.map((rate, round) => rate / reference[round]!));
}

interface Sample {
  rate: number;
  cpuUs: number;
}

function summed(taken: readonly Sample[]): Rate {
  const rounds = taken.map(({ rate }) => rate);
  return { rounds, perSecond: median(rounds), cpuUs: median(taken.map(({ cpuUs }) => cpuUs)) };
}

/** @throws when an answer was an error: its rate would mean nothing */
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
