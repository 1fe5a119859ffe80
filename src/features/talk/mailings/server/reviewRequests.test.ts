import { expect, it } from 'vitest';
import { newsletterApi } from '#features/accounts/consents/contract/newsletter.ts';
import { ownReviewsApi } from '#features/site/reviews/contract/own.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day } from '#shared/dates.ts';
import { later } from '#test/refunds.ts';
import { aStudentWithLessons } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { mailingsSchedules } from './jobs.ts';

const asking = 'Как вам курс «Стань моделью за 24 часа»?';

describeOnEngines('a mail that asks for a review', (makeWorld) => {
  // spec: 736
  it('comes fourteen days after buying, once, to those alone who want mails, and lets them unsubscribe', async () => {
    const world = await makeWorld();
    const { student } = await aSubscriber(world);
    const silent = (await aStudentWithLessons(world)).student;
    await passDays(world, 13);
    expect(asked(world, student)).toHaveLength(0);
    await passDays(world, 2);
    expect(asked(world, student)).toHaveLength(1);
    expect(asked(world, student)[0]!.text).toMatch(/\/unsubscribe\/newsletter\/\S+/);
    await passDays(world, 20);
    expect(asked(world, student)).toHaveLength(1);
    expect(asked(world, silent)).toHaveLength(0);
  });

  // spec: 736
  it('comes as soon as nine lessons of ten are done', async () => {
    const world = await makeWorld();
    const { student, lessons } = await aSubscriber(world);
    for (const id of lessons.slice(0, -1)) await student.call(learningApi.markDone, { id });
    await passDays(world, 1);
    expect(asked(world, student)).toHaveLength(0);
    const again = await later(world, student);
    await again.call(learningApi.markDone, { id: lessons.at(-1)! });
    await passDays(world, 1);
    expect(asked(world, student)).toHaveLength(1);
    await passDays(world, 15);
    expect(asked(world, student)).toHaveLength(1);
  });

  it('goes to nobody who has written already, or has unsubscribed meanwhile', async () => {
    const world = await makeWorld();
    const [writer, leaver] = [await aSubscriber(world), await aSubscriber(world)];
    const words = { name: 'Анна', rating: 4, text: 'Хорошо', review_consent: true } as const;
    await writer.student.call(ownReviewsApi.write, { ...words, course_id: writer.course.id });
    await leaver.student.call(newsletterApi.change, { subscribed: false });
    await passDays(world, 16);
    for (const { student } of [writer, leaver]) expect(asked(world, student)).toHaveLength(0);
  });
});

async function aSubscriber(world: World) {
  const found = await aStudentWithLessons(world);
  await found.student.call(newsletterApi.change, { subscribed: true });
  return found;
}

async function passDays(world: World, days: number): Promise<void> {
  for (let passed = 0; passed < days; passed += 1) {
    world.passTime(day);
    await queueDueSchedules(world.app, mailingsSchedules);
    await world.runJobs();
  }
}

function asked(world: World, { email }: Person) {
  return world.mail.messages().filter(({ to, subject }) => to.includes(email) && subject === asking);
}
