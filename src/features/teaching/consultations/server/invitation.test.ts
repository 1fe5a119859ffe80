import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { describeOnOneEngine } from '#test/world.ts';
import { calendarOf } from './invitation.ts';
import type { ConsultationRow } from './store.ts';

describeOnOneEngine('an invitation', (makeWorld) => {
  it('keeps any text, in lines of at most 75 bytes', async () => {
    const world = await makeWorld();
    const row = { id: 'one', sequence: 1, state: 'confirmed', place: 'Zoom; зал 2, слева' };
    const { content } = calendarOf(contextOf(world.app), {
      row: { ...row, starts_at: '2026-12-01T09:00:00.000Z' } as ConsultationRow & { starts_at: string },
      summary: 'Консультация\nBEGIN:VALARM',
      description: 'Длинное описание. '.repeat(20),
      school: { name: 'Школа "Подиум"', email: 'school@example.com' },
      student: { name: 'Анна\r\nX-EVIL:1', email: 'anna@example.com' },
    });
    const lines = content.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const unfolded = content.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toContain('DTSTART:20261201T090000Z');
    expect(unfolded).toContain('LOCATION:Zoom\\; зал 2\\, слева');
    expect(unfolded).toContain('SUMMARY:Консультация\\nBEGIN:VALARM');
    expect(unfolded).toContain('ORGANIZER;CN="Школа  Подиум ":mailto:school@example.com');
    expect(unfolded.filter((line) => line.startsWith('X-EVIL'))).toEqual([]);
  });
});
