import { minute } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/** Outside parties, in the order in which the panel lists them. */
export const integrationNames = [
  'payments',
  'bank',
  'mail',
  'assistant',
  'google',
  'vk',
  'telegram',
  'storage',
  'metrika',
] as const;
export type IntegrationName = (typeof integrationNames)[number];

/** `simulated`: a simulator of the demo or the rehearsal stands in its place. `off`: it is not set up. */
export const integrationStates = ['on', 'simulated', 'off'] as const;

export const logLevels = ['debug', 'info', 'warn', 'error', 'fatal'] as const;
export type LogLevel = (typeof logLevels)[number];

/** As the log writes them. */
export const levelNumbers: Record<LogLevel, number> = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };

/** Percent of the disk that are free: from the first on room runs out, and staff are told at each, once a day. */
const lowPercents = [10, 5, 2] as const;

/** Null while there is enough, or where the system tells no size. */
export function lowPercent({
  freeBytes,
  totalBytes,
}: {
  freeBytes: number;
  totalBytes: number;
}): number | null {
  const percent = Math.floor((100 * freeBytes) / totalBytes);
  return totalBytes > 0 && percent <= lowPercents[0] ? percent : null;
}

/** The last of these that has been reached. */
export function lowLevel(percent: number): number {
  return lowPercents.findLast((level) => percent <= level) ?? lowPercents[0];
}

/** Lines that the viewer shows at once; a file has more. */
export const mostLines = 500;

/** One restart a minute for the whole school: nobody shuts it by pressing again and again. */
export const restartLimits: readonly Limit[] = [
  { name: 'restart', by: 'everybody', times: 2, perMs: 2 * minute, atOnce: 1 },
];

/** Each asks somebody else. */
export const checkLimits: readonly Limit[] = [
  { name: 'integration checks', by: 'everybody', times: 60, perMs: 10 * minute, atOnce: 30 },
];
