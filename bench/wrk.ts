/** Load by wrk: on two cores, load made by Node itself would measure Node. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
}

/** Requests a second of each target: the median of several rounds in which all take their turns. */
export async function measureInTurns(
  targets: readonly Target[],
  rounds = 7,
  seconds = 3,
): Promise<Map<string, number[]>> {
  const rates = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
  for (const target of targets) await measure(target, 2);
  for (let round = 0; round < rounds; round++) {
    // Each round begins with another one.
    for (let turn = 0; turn < targets.length; turn++) {
      const target = targets[(turn + round) % targets.length]!;
      rates.get(target.name)!.push(await measure(target, seconds));
    }
  }
  for (const [name, all] of rates) {
    console.log(
      `  ${name.padEnd(44)} ${Math.round(median(all)).toLocaleString('en').padStart(8)}/s   (${all.map((r) => `${Math.round(r / 100) / 10}k`).join(' ')})`,
    );
  }
  return rates;
}

/** The median over the rounds of one rate divided by another of the same round. */
export function ratio(rates: Map<string, number[]>, of: string, to: string): number {
  const reference = rates.get(to)!;
  return median(rates.get(of)!.map((rate, round) => rate / reference[round]!));
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}

/** @throws when an answer was an error: its rate would mean nothing. */
async function measure({ name, url, headers = {} }: Target, seconds: number): Promise<number> {
  const flags = Object.entries(headers).flatMap(([key, value]) => ['-H', `${key}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', '-c32', `-d${seconds}s`, ...flags, url]).catch(
    (error: { code?: string }) => {
      throw error.code === 'ENOENT' ? new Error('wrk is not installed (Debian: apt-get install wrk)') : error;
    },
  );
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${name} answered with errors:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
