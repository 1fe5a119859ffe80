/** Files for calendars (RFC 5545, RFC 5546): an invitation, another date for it, or its end. */
import type { Context } from '#server/context.ts';
import type { Calendar } from '#server/mail/mail.ts';
import { consultationMs } from '../rules.ts';
import type { ConsultationRow } from './store.ts';

interface Invitation {
  row: ConsultationRow & { starts_at: string };
  /** In the reader's language. */
  summary: string;
  description: string;
  school: { name: string; email: string };
  student: { name: string; email: string };
}

/**
 * The same id each time, and a sequence that grows: calendars replace what they have. Its times are in UTC, which every
 * calendar shows by the clocks of its reader; the mail beside it names the school's.
 */
export function calendarOf(
  ctx: Context,
  { row, summary, description, school, student }: Invitation,
): Calendar {
  const isCanceled = row.state === 'canceled';
  const method = isCanceled ? 'CANCEL' : 'REQUEST';
  const start = new Date(row.starts_at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//podium//podium//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${row.id}@${new URL(ctx.app.config.appUrl).hostname}`,
    `SEQUENCE:${row.sequence}`,
    `DTSTAMP:${instant(ctx.app.now())}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(new Date(start.getTime() + consultationMs))}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    ...(row.place ? [`LOCATION:${text(row.place)}`] : []),
    `ORGANIZER;CN=${parameter(school.name)}:mailto:${school.email}`,
    `ATTENDEE;RSVP=${isCanceled ? 'FALSE' : 'TRUE'};CN=${parameter(student.name)}:mailto:${student.email}`,
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, content: `${lines.map(folded).join('\r\n')}\r\n` };
}

/** `20261122T090000Z` */
function instant(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** A value of type TEXT (RFC 5545, 3.3.11). */
function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');
}

/** A quoted parameter, which may hold neither quotes nor control characters (RFC 5545, 3.2). */
function parameter(value: string): string {
  return `"${value.replace(/["\p{Cc}]/gu, ' ')}"`;
}

/** At most 75 bytes a line, none of them within a letter (RFC 5545, 3.1). */
function folded(line: string): string {
  let [result, bytes] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 75) [result, bytes] = [`${result}\r\n `, 1];
    result += letter;
    bytes += size;
  }
  return result;
}
