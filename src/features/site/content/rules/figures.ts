import { refundDays } from '#features/publishing/school/rules/refundTerm.ts';

/** Numbers in the default texts, each defined once: a text refers to it as `{hours}`. */
export interface Figures {
  /** Lessons of the main course. */
  lessons: number;
  /** Hours of the main course, practice included. */
  hours: number;
  minutesADay: number;
  weeks: string;
  guidePages: number;
  consultationMinutes: number;
  refundDays: number;
  secondCoursePercent: number;
}

/**
 * Values from the specification. Lessons and hours apply while the main course has none to count, in the demo school
 * alone: elsewhere no text names them then (`Ground`, school/rules/benefits.ts).
 */
export const standardFigures: Figures = {
  lessons: 5,
  hours: 24,
  minutesADay: 30,
  weeks: '2–3',
  guidePages: 50,
  consultationMinutes: 60,
  refundDays,
  secondCoursePercent: 30,
};

/** @param own length of the main course; 0 stands for what nobody has said */
export function figuresFor(own: Pick<Figures, 'lessons' | 'hours'>): Figures {
  return {
    ...standardFigures,
    lessons: own.lessons || standardFigures.lessons,
    hours: own.hours || standardFigures.hours,
  };
}

/** Whole hours, and never more than there are; 0 where the lessons tell none. */
export function hoursOf(minutes: readonly number[]): number {
  return Math.floor(minutes.reduce((sum, each) => sum + each, 0) / 60);
}
