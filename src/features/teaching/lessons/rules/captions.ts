/** WebVTT as far as a player needs it: https://www.w3.org/TR/webvtt1/ */

export interface CaptionsProblem {
  /** From 1. */
  line: number;
  problem: 'header' | 'time' | 'end' | 'order' | 'empty';
}

const cueTiming = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t].*)?$/;
const time = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

/** The first mistake in captions: a missing header, malformed times, or cues that go back in time. */
export function captionsProblem(text: string): CaptionsProblem | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
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
