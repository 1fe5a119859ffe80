/** How long a course is, as its card says it. */
export interface ShownLength {
  lessons_count: number;
  duration_hours: number;
  /** Length of its films; null where the hours are of video. */
  film_minutes: number | null;
}

export interface ToldLength {
  lessons?: number;
  /** Of video. */
  minutes?: number;
  /** Practice included, where it lasts longer than the films. */
  hoursWithPractice?: number;
}

/** Leaves out what is zero. */
export function toldLength({ lessons_count: lessons, duration_hours: hours, film_minutes }: ShownLength) {
  const minutes = film_minutes ?? hours * 60;
  const told: ToldLength = {
    ...(lessons > 0 && { lessons }),
    ...(minutes > 0 && { minutes }),
    ...(hours > Math.ceil(minutes / 60) && { hoursWithPractice: hours }),
  };
  return told;
}
