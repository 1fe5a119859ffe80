/** Order of the lessons of a course. */

interface Placed {
  section_id: string | null;
  lesson_number: number;
}

/** Lessons in learning order: those without a section, then section by section. */
export function inOrder<L extends Placed>(lessons: readonly L[], sections: readonly { id: string }[]): L[] {
  const places = new Map(sections.map(({ id }, index) => [id, index]));
  const placeOf = ({ section_id }: L) => (section_id === null ? -1 : (places.get(section_id) ?? -1));
  return lessons.toSorted((a, b) => placeOf(a) - placeOf(b) || a.lesson_number - b.lesson_number);
}

/**
 * Lessons that must make room for one more at `number`, with their new numbers, the last first so that none meets
 * another on its way. Empty when the number is free.
 */
export function makingRoom<L extends { id: string; lesson_number: number }>(
  lessons: readonly L[],
  number: number,
): { id: string; lesson_number: number }[] {
  const taken = new Map(lessons.map((lesson) => [lesson.lesson_number, lesson]));
  const moved: { id: string; lesson_number: number }[] = [];
  for (let next = number; ; next++) {
    const lesson = taken.get(next);
    if (!lesson) return moved.reverse();
    moved.push({ id: lesson.id, lesson_number: next + 1 });
  }
}

/** The number of a deleted lesson: negative, as near to its old one as is free. */
export function hiddenNumber(number: number, taken: readonly number[]): number {
  return taken.includes(-number) ? Math.min(...taken) - 1 : -number;
}

/** The number of a restored lesson: its old one, or the one after the last. */
export function restoredNumber(hidden: number, taken: readonly number[]): number {
  return taken.includes(-hidden) ? nextNumber(taken) : -hidden;
}

/** The number after the last; 1 in an empty course. */
export function nextNumber(taken: readonly number[]): number {
  return Math.max(0, ...taken) + 1;
}

/** A line of the list that staff drag: a section's heading or a lesson. Lessons belong to the heading above. */
export interface Row {
  kind: 'section' | 'lesson';
  id: string;
}

export function rowsOf(
  sections: readonly { id: string }[],
  lessons: readonly { id: string; section_id: string | null }[],
): Row[] {
  const within = (section: string | null): Row[] =>
    lessons.filter(({ section_id }) => section_id === section).map(({ id }) => ({ kind: 'lesson', id }));
  const heading = (id: string): Row => ({ kind: 'section', id });
  return [...within(null), ...sections.flatMap(({ id }) => [heading(id), ...within(id)])];
}

/** The rows after one was dropped in another's place. A section takes its lessons along. */
export function dropped(rows: readonly Row[], fromId: string, toId: string): Row[] {
  const [from, to] = [fromId, toId].map((id) => rows.findIndex((row) => row.id === id)) as [number, number];
  if (from === -1 || to === -1 || from === to) return [...rows];
  if (rows[from]!.kind === 'lesson') return moved(rows, from, to);
  const blocks = blocksOf(rows);
  const [start, end] = [from, to].map((index) => blocks.findIndex((block) => block.includes(rows[index]!)));
  // Lessons without a section stay first.
  return moved(blocks, start!, Math.max(end!, 1)).flat();
}

/** Input of the call. */
export function groupsOf(rows: readonly Row[]): { section_id: string | null; lesson_ids: string[] }[] {
  return blocksOf(rows).map((block) => ({
    section_id: block[0]?.kind === 'section' ? block[0].id : null,
    lesson_ids: block.filter(({ kind }) => kind === 'lesson').map(({ id }) => id),
  }));
}

/** The lessons without a section, then each heading with its lessons. */
function blocksOf(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = [[]];
  for (const row of rows) {
    if (row.kind === 'section') blocks.push([row]);
    else blocks.at(-1)!.push(row);
  }
  return blocks;
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from]!);
}
