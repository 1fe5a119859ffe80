/**
 * The log of the last two weeks in a folder of its own, beside the standard output: what the panel shows. One file a
 * day, in further parts where a day is long. Names are made here and found by looking: nobody's text becomes a path.
 */

import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, schoolDay } from '#shared/dates.ts';

const megabyte = 1024 * 1024;
export const logBounds = { days: 14, bytes: 100 * megabyte, partBytes: 20 * megabyte };

const namePattern = /^podium-(\d{4}-\d\d-\d\d)(?:\.(\d{1,4}))?\.log$/;
const ownerOnly = 0o600;

export interface LogPart {
  /** In UTC, as the times in it. */
  day: string;
  part: number;
  bytes: number;
}

export function logFolderOf({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'logs');
}

/**
 * Writes lines into the folder, each at once, so that the last words before a crash are there. A disk that refuses loses
 * them: standard output still has them, and what is logged must not stop for it.
 */
export function logFolder(folder: string, now: () => Date = () => new Date(), bounds = logBounds) {
  let current: LogPart | null = null;

  function partFor(day: string, lineBytes: number): LogPart {
    if (current?.day === day && current.bytes + lineBytes <= bounds.partBytes) return current;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const last = current?.day === day ? current : newestOf(partsIn(folder), day);
    const isFull = last !== undefined && last.bytes + lineBytes > bounds.partBytes;
    current = last && !isFull ? last : { day, part: (last?.part ?? 0) + 1, bytes: 0 };
    forgetOld(folder, current, bounds);
    return current;
  }

  return {
    write(line: string): void {
      try {
        const bytes = Buffer.byteLength(line);
        const part = partFor(schoolDay(now(), 'UTC'), bytes);
        appendFileSync(join(folder, nameOf(part)), line, { mode: ownerOnly });
        part.bytes += bytes;
      } catch {
        current = null;
      }
    },
  };
}

/** Every part there is, oldest first; none where nothing was ever logged. */
export async function logParts(folder: string): Promise<LogPart[]> {
  const names = await readdir(folder).catch(() => []);
  const parts = names.flatMap(partOf);
  const sized = parts.map(async (part) => {
    const { size } = await stat(join(folder, nameOf(part))).catch(() => ({ size: 0 }));
    return { ...part, bytes: size };
  });
  return (await Promise.all(sized)).toSorted(byAge);
}

/** The end of a day's log in whole lines, up to this many bytes. */
export async function endOfDay(folder: string, day: string, mostBytes: number): Promise<string> {
  const parts = (await logParts(folder)).filter((part) => part.day === day);
  const pieces: string[] = [];
  let room = mostBytes;
  for (const part of parts.toReversed()) {
    if (room <= 0) break;
    pieces.unshift(await endOf(join(folder, nameOf(part)), part.bytes, room));
    room -= part.bytes;
  }
  return pieces.join('');
}

async function endOf(path: string, size: number, most: number): Promise<string> {
  const file = await open(path);
  try {
    const from = Math.max(0, size - most);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    const text = buffer.toString('utf8', 0, bytesRead);
    return from === 0 ? text : text.slice(text.indexOf('\n') + 1);
  } finally {
    await file.close();
  }
}

function partsIn(folder: string): LogPart[] {
  return readdirSync(folder)
    .flatMap(partOf)
    .map((part) => ({ ...part, bytes: statSync(join(folder, nameOf(part))).size }))
    .toSorted(byAge);
}

/** The oldest go while there are too many days, or too much in all with room for the part that begins. */
function forgetOld(folder: string, begun: LogPart, { days, bytes, partBytes }: typeof logBounds): void {
  const parts = partsIn(folder).filter(({ day, part }) => day !== begun.day || part !== begun.part);
  const first = addDays(begun.day, 1 - days);
  let total = parts.reduce((sum, part) => sum + part.bytes, partBytes);
  for (const part of parts) {
    if (part.day >= first && total <= bytes) continue;
    rmSync(join(folder, nameOf(part)), { force: true });
    total -= part.bytes;
  }
}

function newestOf(parts: readonly LogPart[], day: string): LogPart | undefined {
  return parts.findLast((part) => part.day === day);
}

function partOf(name: string): LogPart[] {
  const [, day, part = '1'] = namePattern.exec(name) ?? [];
  return day === undefined ? [] : [{ day, part: Number(part), bytes: 0 }];
}

function nameOf({ day, part }: LogPart): string {
  return `podium-${day}${part === 1 ? '' : `.${part}`}.log`;
}

function byAge(one: LogPart, other: LogPart): number {
  return one.day.localeCompare(other.day) || one.part - other.part;
}
