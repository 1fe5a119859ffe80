import { findCourseToSell } from '#features/courses/server/onSale.ts';
import { monthsOffered } from '#features/instalments/server/offer.ts';
import { lessonMinutes } from '#features/learning/server/lessons.ts';
import { schoolBenefits } from '#features/school/server/benefits.ts';
import type { Context } from '#server/context.ts';
import type { Grounds } from '../rules/defaults.ts';
import { figuresFor } from '../rules/figures.ts';

/** Facts on which default texts may rely at this moment. Hours are those of the main course's programme. */
export async function groundsOf(ctx: Context): Promise<Grounds> {
  const course = await findCourseToSell(ctx, { course_type: 'optimum', description: '' });
  const minutes = course ? await lessonMinutes(ctx.db, course.id) : [];
  return {
    benefits: await schoolBenefits(ctx),
    figures: figuresFor(minutes),
    instalmentMonths: await monthsOffered(ctx),
  };
}
