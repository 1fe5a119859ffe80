/** Answers to signed-in people about their own orders, access and progress: read through the actor, and nobody else's. */

import { ownOrders } from '#features/sales/orders/server/own.ts';
import { ordersTexts } from '#features/sales/orders/texts.ts';
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { purchasedCourses } from '#features/teaching/learning/server/learning.ts';
import type { Context } from '#server/context.ts';
import { lastDayBefore, type SchoolDay, schoolDay } from '#shared/dates.ts';
import { formatDay, formatRubles } from '#shared/formats.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { paths } from '#ui/paths.ts';
import { assistantTexts } from '../texts.ts';
import type { OwnTopic } from './answers/answers.ts';
import { inOne, type Told } from './answers/phrases.ts';

/** Visitors are asked to sign in. @param ctx its actor is the one asking, in the language of the question */
export async function tellOwn(ctx: Context, topic: OwnTopic): Promise<Told> {
  const { language } = ctx.actor;
  if (ctx.actor.kind !== 'member')
    return { text: assistantTexts.server.own[language].signIn, open: paths.login };
  if (topic === 'own-orders') return tellOrders(ctx);
  return topic === 'own-access' ? tellAccess(ctx) : tellProgress(ctx);
}

const mostTold = 3;

async function tellOrders(ctx: Context): Promise<Told> {
  const { language } = ctx.actor;
  const t = wordsIn(language);
  const { orders } = await ownOrders(ctx);
  if (orders.length === 0) return { text: t('noOrders'), open: paths.myOrders };
  const standingTexts = createTranslator({
    locale: language,
    messages: ordersTexts.ownOrders[language].standings,
  });
  const { timeZone } = ctx.app.config;
  const lines = orders.slice(0, mostTold).map(({ number, course_title, amount, standing, date }) =>
    t('order', {
      number,
      course: course_title,
      amount: formatRubles(amount, language),
      state: standingTexts(standing),
      day: plainDay(schoolDay(date, timeZone), language),
    }),
  );
  const more = orders.length > mostTold ? [t('moreOrders', { count: orders.length })] : [];
  return { text: inOne([...lines, ...more]), open: paths.myOrders };
}

async function tellAccess(ctx: Context): Promise<Told> {
  const { language } = ctx.actor;
  const t = wordsIn(language);
  const { timeZone } = ctx.app.config;
  const { courses } = await purchasedCourses(ctx);
  if (courses.length === 0) return { text: t('noCourses'), open: paths.dashboard };
  const lines = courses.slice(0, mostTold).map(({ title, start_date, access_until }) => {
    if (!hasStarted(start_date, ctx.app.now(), timeZone))
      return t('opens', { course: title, day: plainDay(start_date!, language) });
    return access_until === null
      ? t('open', { course: title })
      : t('openUntil', { course: title, day: plainDay(lastDayBefore(access_until, timeZone), language) });
  });
  return { text: inOne(lines), open: paths.dashboard };
}

async function tellProgress(ctx: Context): Promise<Told> {
  const { language } = ctx.actor;
  const t = wordsIn(language);
  const { courses } = await purchasedCourses(ctx);
  if (courses.length === 0) return { text: t('noCourses'), open: paths.dashboard };
  const lines = courses
    .slice(0, mostTold)
    .map(({ title, progress }) => t('progress', { course: title, percent: Math.round(progress) }));
  return { text: inOne(lines), open: paths.dashboard };
}

type Values = Record<string, string | number>;

function wordsIn(language: Language): (key: string, values?: Values) => string {
  return createTranslator({ locale: language, messages: assistantTexts.server.own[language] }) as never;
}

function plainDay(date: SchoolDay, language: Language): string {
  return formatDay(date, language, true).replaceAll('\u00a0', ' ');
}
