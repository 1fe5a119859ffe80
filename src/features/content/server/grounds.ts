import { givenBy } from '#features/courses/server/includes.ts';
import { coursesOnSale } from '#features/courses/server/onSale.ts';
import { monthsOffered } from '#features/instalments/server/offer.ts';
import { lessonMinutes } from '#features/learning/server/lessons.ts';
import type { Ground } from '#features/school/rules/benefits.ts';
import { schoolBenefits } from '#features/school/server/benefits.ts';
import type { Context } from '#server/context.ts';
import { localTextOf } from '#shared/localText.ts';
import type { Grounds } from '../rules/defaults.ts';
import { figuresFor, hoursOf } from '../rules/figures.ts';

/** Facts on which default texts may rely at this moment. Hours are those of the main course's programme. */
export async function groundsOf(ctx: Context): Promise<Grounds> {
  const isDemo = ctx.app.config.mode === 'demo';
  const onSale = await coursesOnSale(ctx);
  const optimum = onSale.find(({ type }) => type === 'optimum');
  // The demo school's texts are about the specified course; a live one's about the course it would recommend.
  const main = isDemo ? optimum : (optimum ?? onSale.find((each) => each.is_featured === 1) ?? onSale[0]);
  const minutes = main ? await lessonMinutes(ctx.db, main.id) : [];
  const grounds = {
    specified: isDemo,
    lessons: isDemo || minutes.length > 0,
    hours: isDemo || hoursOf(minutes) > 0,
  };
  return {
    benefits: new Set<Ground>([
      ...(await schoolBenefits(ctx)),
      ...(['specified', 'lessons', 'hours'] as const).filter((ground) => grounds[ground]),
    ]),
    main: main ? { title: localTextOf(main, 'title'), goods: await givenBy(ctx, main) } : null,
    figures: figuresFor(minutes),
    instalmentMonths: await monthsOffered(ctx),
  };
}
