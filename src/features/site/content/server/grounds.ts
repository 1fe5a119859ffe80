import type { Ground } from '#features/publishing/school/rules/benefits.ts';
import { schoolBenefits } from '#features/publishing/school/server/benefits.ts';
import { instalmentMonths } from '#features/sales/instalments/server/offer.ts';
import { toldLength } from '#features/teaching/courses/rules/length.ts';
import { givenBy } from '#features/teaching/courses/server/includes.ts';
import { shownLength } from '#features/teaching/courses/server/length.ts';
import { type Offering, offeringsOnSale } from '#features/teaching/courses/server/onSale.ts';
import { lessonMinutes } from '#features/teaching/learning/server/lessons.ts';
import type { Context } from '#server/context.ts';
import { languages } from '#shared/i18n.ts';
import { localTextOf } from '#shared/localText.ts';
import type { Grounds } from '../rules/defaults.ts';
import { type Figures, figuresFor, hoursOf } from '../rules/figures.ts';

/** Facts on which default texts may rely at this moment. */
export async function groundsOf(ctx: Context): Promise<Grounds> {
  const isDemo = ctx.app.config.mode === 'demo';
  const onSale = await offeringsOnSale(ctx);
  const optimum = onSale.find(({ course }) => course.type === 'optimum');
  // The demo school's texts are about the specified course; a live one's about the course it would recommend.
  const main = isDemo
    ? optimum
    : (optimum ?? onSale.find(({ course }) => course.is_featured === 1) ?? onSale[0]);
  const length = main ? await lengthOf(ctx, main) : { lessons: 0, hours: 0 };
  const grounds = {
    specified: isDemo,
    lessons: isDemo || length.lessons > 0,
    hours: isDemo || length.hours > 0,
    all_languages: ctx.app.config.languages.length === languages.length,
  };
  return {
    benefits: new Set<Ground>([
      ...(await schoolBenefits(ctx)),
      ...(['specified', 'lessons', 'hours', 'all_languages'] as const).filter((ground) => grounds[ground]),
    ]),
    main: main ? { title: localTextOf(main.course, 'title'), goods: await givenBy(ctx, main.course) } : null,
    figures: figuresFor(length),
    instalmentMonths: await instalmentMonths(ctx),
  };
}

/** Lessons and hours of the main course: in the demo school those of its programme, in a live one what its card says. */
async function lengthOf(ctx: Context, main: Offering): Promise<Pick<Figures, 'lessons' | 'hours'>> {
  const minutes = await lessonMinutes(ctx.db, main.course.id);
  const programme = { lessons: minutes.length, hours: hoursOf(minutes) };
  if (ctx.app.config.mode === 'demo') return programme;
  const { lessons = 0, hoursWithPractice } = toldLength({ ...main.course, ...shownLength(ctx, main) });
  return { lessons, hours: hoursWithPractice ?? programme.hours };
}
