import type { Permission } from '#shared/access.ts';
import { addDays, daysBetween, hour, minute, type SchoolDay } from '#shared/dates.ts';
import type { ListFormat } from '#shared/listing.ts';

export const exportKinds = ['list', 'archive', 'report'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** `withdrawn`: somebody was erased who may stand in it. */
export const exportStates = ['queued', 'running', 'done', 'failed', 'withdrawn'] as const;
export type ExportState = (typeof exportStates)[number];

export const reportFormats = ['pdf', 'xlsx'] as const;

/** Days of a report where none are given, and the most that it may have: ten years. */
const usualDays = 365;
const mostDays = 3660;

export interface ReportDays {
  first: SchoolDay;
  last: SchoolDay;
}

/** The days that a report is about; null where they are the wrong way round or too far apart. */
export function reportDays(
  { from, to }: { from?: SchoolDay | undefined; to?: SchoolDay | undefined },
  today: SchoolDay,
): ReportDays | null {
  const last = to ?? today;
  const first = from ?? addDays(last, 1 - usualDays);
  const length = daysBetween({ first, last });
  return length >= 1 && length <= mostDays ? { first, last } : null;
}

/** How long a file can be fetched. */
export const keptMs = 24 * hour;
/** How long the list still shows an export whose file is gone. */
export const rememberedMs = 7 * 24 * hour;
/** Tries before its person hears that it failed. */
export const mostTries = 3;
/** Work that has reported nothing for this long was lost with its job. */
export const lostMs = 3 * hour;
/** How old a file without a row must be to be swept away. */
export const orphanMs = 10 * minute;

export function isUnderWay(state: ExportState): boolean {
  return state === 'queued' || state === 'running';
}

interface SectionList {
  name: string;
  /** Who may take it away: as the listing itself says, which the section does without (exports.test.ts). */
  access: Permission;
  /** With a button of their own, as the specification names them. */
  formats: readonly ListFormat[];
}

/** Lists of the section, in its order. */
export const sectionLists = [
  { name: 'users', access: 'data.export', formats: ['csv', 'xlsx', 'json', 'pdf'] },
  { name: 'orders', access: 'data.export', formats: ['csv', 'xlsx', 'json', 'xml'] },
  { name: 'models', access: 'courses.manage', formats: ['csv', 'xlsx', 'json', 'txt'] },
  { name: 'reviews', access: 'courses.manage', formats: ['csv', 'xlsx', 'json', 'html'] },
  { name: 'applications', access: 'applications.manage', formats: ['csv', 'xlsx'] },
  { name: 'instalments', access: 'data.export', formats: ['csv', 'xlsx'] },
  { name: 'progress', access: 'users.manage', formats: ['csv', 'xlsx'] },
  { name: 'promo-codes', access: 'data.export', formats: ['csv', 'xlsx'] },
  { name: 'audit', access: 'users.manage', formats: ['csv', 'xlsx'] },
] as const satisfies readonly SectionList[];
