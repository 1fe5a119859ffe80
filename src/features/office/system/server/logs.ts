/**
 * The log of the last days, for those who may read it. A day is a date of the contract: no path is made of anything
 * else.
 */
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context } from '#server/context.ts';
import { endOfDay, logFolderOf, logParts } from '#server/logFolder.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import type { LogLine, logsApi } from '../contract/logs.ts';
import { type LogLevel, levelNumbers, logLevels, mostLines } from '../rules.ts';

type Asked = ParsedInput<typeof logsApi.read>;

/** Read for an answer: some ten thousand records. */
const mostBytes = 1024 * 1024;

/** The file leaves the server, so it is written down who took it. */
export async function sendLog(ctx: Context, asked: Asked): Promise<Output<typeof logsApi.text>> {
  const { day, records } = await recordsOf(ctx, asked);
  const name = `podium-${day ?? 'empty'}.log`;
  await ctx.transaction((ctx) =>
    recordAction(ctx, { action: 'system.log_taken', subject: { kind: 'system', id: 'system', label: name } }),
  );
  const text = records.map(({ text }) => `${text}\n`).join('');
  return { name, type: 'text/plain; charset=utf-8', bytes: Buffer.from(text) };
}

export async function readLog(ctx: Context, asked: Asked): Promise<Output<typeof logsApi.read>> {
  const { days, day, records } = await recordsOf(ctx, asked);
  const lines = records.slice(-mostLines).toReversed();
  return { days, day, lines: lines.map(({ record }) => lineOf(record)) };
}

interface LogRecord {
  text: string;
  record: Record<string, unknown>;
}

async function recordsOf({ app }: Context, { day: wanted, level, search }: Asked) {
  const folder = logFolderOf(app.config);
  const days = [...new Set((await logParts(folder)).map(({ day }) => day))].toReversed();
  const day = wanted ?? days[0] ?? null;
  const text = day === null ? '' : await endOfDay(folder, day, mostBytes);
  const least = level ? levelNumbers[level] : 0;
  const sought = search?.toLowerCase();
  const records = text
    .split('\n')
    .filter((line) => sought === undefined || line.toLowerCase().includes(sought))
    .flatMap(parsed)
    .filter(({ record }) => Number(record.level) >= least);
  return { days, day, records };
}

/** A line that was cut off by a full disk is left out. */
function parsed(text: string): LogRecord[] {
  if (text === '') return [];
  try {
    return [{ text, record: JSON.parse(text) as Record<string, unknown> }];
  } catch {
    return [];
  }
}

function lineOf({ time, level, msg, ...rest }: Record<string, unknown>): LogLine {
  const details = Object.keys(rest).length > 0 ? JSON.stringify(rest) : '';
  const message = [String(msg ?? ''), ...factsOf(rest)].filter(Boolean).join(' · ');
  return { time: String(time), level: levelOf(Number(level)), message, details };
}

/** The facts one looks for first: the request, and the error. */
function factsOf({ method, route, status, ms, err }: Record<string, unknown>): string[] {
  const request = [method, route, status].filter((part) => part !== undefined).join(' ');
  const reason = (err as { message?: unknown } | undefined)?.message;
  return [request, ms === undefined ? '' : `${ms} ms`, reason === undefined ? '' : String(reason)];
}

function levelOf(number: number): LogLevel {
  return logLevels.findLast((level) => levelNumbers[level] <= number) ?? 'debug';
}
