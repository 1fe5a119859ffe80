/** WebVTT as far as a player needs it: https://www.w3.org/TR/webvtt1/ */

export interface CaptionsProblem {
  /** From 1. */
  line: number;
  problem: 'header' | 'time' | 'end' | 'order' | 'empty' | 'letters';
}

const cueTiming = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t].*)?$/;
const time = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

const srtTiming =
  /^\s*(\d{1,2}):(\d{1,2}):(\d{1,2})[,.](\d{1,3})\s*-->\s*(\d{1,2}):(\d{1,2}):(\d{1,2})[,.](\d{1,3}).*$/;

/** SubRip as WebVTT; what is WebVTT already, or neither, stays as it is. */
export function asWebVtt(text: string): string {
  const plain = text.replace(/^\uFEFF/, '');
  const lines = plain.split(/\r\n|\r|\n/);
  if (plain.startsWith('WEBVTT') || !lines.some((line) => srtTiming.test(line))) return text;
  const converted = lines.map((line) => {
    const [, ...parts] = srtTiming.exec(line) ?? [];
    if (parts.length === 0) return line.replace(/\{\\[^}]*\}|<\/?font[^>]*>/gi, '');
    const [from, to] = [parts.slice(0, 4), parts.slice(4)].map(clock);
    return `${from} --> ${to}`;
  });
  return `WEBVTT\n\n${converted.join('\n').trim()}\n`;
}

function clock([hours = '', minutes = '', seconds = '', rest = '']: string[]): string {
  const [h, m, s] = [hours, minutes, seconds].map((part) => part.padStart(2, '0'));
  return `${h}:${m}:${s}.${rest.padEnd(3, '0')}`;
}

/** The first mistake in captions: letters that were lost on the way here, a missing header, malformed times, or cues that go back in time. */
export function captionsProblem(text: string): CaptionsProblem | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const lost = lines.findIndex((line) => line.includes('\ufffd'));
  if (lost !== -1) return { line: lost + 1, problem: 'letters' };
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0]!)) return { line: 1, problem: 'header' };
  let last = -1;
  let cues = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const cue = cueOf(line);
    const problem = problemOf(cue, last);
    if (problem) return { line: index + 1, problem };
    last = cue!.fromMs;
    cues++;
  }
  return cues === 0 ? { line: lines.length, problem: 'empty' } : null;
}

interface Cue {
  fromMs: number;
  toMs: number;
}

function problemOf(cue: Cue | null, lastMs: number): CaptionsProblem['problem'] | null {
  if (!cue) return 'time';
  if (cue.toMs <= cue.fromMs) return 'end';
  return cue.fromMs < lastMs ? 'order' : null;
}

function cueOf(line: string): Cue | null {
  const [, from = '', to = ''] = cueTiming.exec(line.trim()) ?? [];
  const [fromMs, toMs] = [milliseconds(from), milliseconds(to)];
  return fromMs === null || toMs === null ? null : { fromMs, toMs };
}

function milliseconds(text: string): number | null {
  const parts = time.exec(text);
  if (!parts) return null;
  const [hours = 0, minutes, seconds, rest] = parts.slice(1).map((part) => Number(part ?? 0));
  return ((hours * 60 + minutes!) * 60 + seconds!) * 1000 + rest!;
}
