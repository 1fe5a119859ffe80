import { expect, it } from 'vitest';
import { newsletterApi } from '#features/accounts/consents/contract/newsletter.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import type { Input } from '#shared/contract.ts';
import { day } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { later } from '#test/refunds.ts';
import { aCourse, aLesson, buy } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { mailingsSchedules } from './jobs.ts';

const waiting = 'Ваш курс «Стань моделью за 24 часа» ждёт вас';
const film = { videoFile: 'film.mp4' };
const rutube = 'https://rutube.ru/video/0123456789abcdef0123456789abcdef/';

describeOnEngines('a reminder', (makeWorld) => {
  it('of a presale comes seven days after its start, and not before', async () => {
    const world = await makeWorld();
    const course = await aCourse(world, { startDate: dayAhead(world, 22) });
    await aLesson(world, course.id, { ...film, isFree: true });
    await aLesson(world, course.id, { ...film, number: 2 });
    const student = await world.signedInAs('user');
    await buy(world, student, course);
    world.mail.clear();
    await passDays(world, 21);
    expect(subjects(world, student)).toEqual([]);
    await passDays(world, 2);
    expect(subjects(world, student)).toEqual(['Открылся урок курса «Стань моделью за 24 часа»']);
    await passDays(world, 5);
    expect(subjects(world, student)).toHaveLength(1);
    await passDays(world, 40);
    expect(subjects(world, student).slice(1)).toEqual([waiting]);
  });

  it('comes for what opens later to those who had done all that was open, once', async () => {
    const world = await makeWorld();
    const { student, lessons } = await aCourseOf(world, 2);
    await change(world, { id: lessons[1]!, opens_after_days: 14 });
    await student.call(learningApi.markDone, { id: lessons[0]! });
    await passDays(world, 20);
    expect(subjects(world, student)).not.toContain(waiting);
    await passDays(world, 40);
    expect(subjects(world, student).filter((subject) => subject === waiting)).toHaveLength(1);
  });

  it('is spent by a mail that left: what nobody could do at first is reminded of later', async () => {
    const world = await makeWorld();
    const { student, course, lessons } = await aCourseOf(world, 2);
    for (const id of lessons) await student.call(learningApi.markDone, { id });
    await passDays(world, 10);
    await aLesson(world, course.id, { ...film, number: 3 });
    await passDays(world, 6);
    expect(subjects(world, student)).not.toContain(waiting);
    await passDays(world, 30);
    expect(subjects(world, student).filter((subject) => subject === waiting)).toHaveLength(1);
  });
});

describeOnEngines('a mail about what opened', (makeWorld) => {
  it('is spared where the welcome of the same day has named it', async () => {
    const world = await makeWorld();
    const { student, lessons } = await aCourseOf(world, 2);
    await change(world, { id: lessons[1]!, opens_on: dayAhead(world, 1) });
    world.mail.clear();
    await passDays(world, 1);
    expect(subjects(world, student)).toEqual(['Курс «Стань моделью за 24 часа» открыт: с чего начать']);
  });

  it('is one for a person, course and day, however many lessons open', async () => {
    const world = await makeWorld();
    const { student, lessons } = await aCourseOf(world, 5);
    for (const id of lessons.slice(0, 3)) await change(world, { id, opens_on: dayAhead(world, 2) });
    await change(world, { id: lessons[3]!, opens_after_days: 2 });
    world.mail.clear();
    await passDays(world, 3);
    const opened = mailsTo(world, student).filter(({ subject }) => subject.startsWith('Открыл'));
    expect(opened).toHaveLength(1);
    expect(opened[0]!.text.match(/«Урок \d»/g)).toEqual(['«Урок 1»', '«Урок 2»', '«Урок 3»', '«Урок 4»']);
  });

  it('says until when access lasts and when the rest opens, and promises nothing to stay', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    for (const number of [1, 2, 3])
      await aLesson(world, course.id, { ...film, number, title: { ru: `Урок ${number}` } });
    const student = await world.signedInAs('user');
    const manager = await world.signedInAs('manager');
    const ids = (await student.call(learningApi.lessons, { id: course.id })).body.lessons.map(({ id }) => id);
    await change(world, { id: ids[1]!, opens_after_days: 2 });
    await change(world, { id: ids[2]!, opens_after_days: 4 });
    await manager.call(peopleApi.giveAccess, {
      id: student.id,
      course_id: course.id,
      until: dayAhead(world, 5),
    });
    await world.runJobs();
    await passDays(world, 3);
    const texts = mailsTo(world, student).map(({ text }) => text.replaceAll('\u00a0', ' '));
    const [welcome, opened] = texts;
    expect(texts).toHaveLength(2);
    expect(welcome).toMatch(/Доступ к курсу открыт по \d+ \S+ \d{4} включительно/);
    expect(welcome).toMatch(/Сейчас открыто уроков: 1\. Следующий откроется \d+/);
    expect(opened).toMatch(/Доступ к курсу открыт по \d+ \S+ \d{4} включительно/);
    expect(opened).toMatch(/Следующий урок откроется \d+/);
    for (const text of texts) expect(text).not.toMatch(/останутся|[{}]/);
  });
});

describeOnEngines('news of a lesson', (makeWorld) => {
  const news = 'Новый урок в нашей школе';

  it.each([
    { name: 'hidden, and shown later', mode: 'demo', isActive: false, shown: { is_active: true } },
    { name: 'without a film, which comes later', mode: 'live', isActive: true, shown: { video_url: rutube } },
  ] as const)('that was $name count from when it can be seen', async ({ mode, isActive, shown }) => {
    const world = await makeWorld();
    const { reader, course } = await aSubscriber(world);
    world.app.config.mode = mode;
    const staff = await world.signedInAs('content_manager');
    const made = { id: course.id, title: 'Походка', is_active: isActive };
    const created = await staff.call(lessonsApi.create, made);
    await passDays(world, 5);
    expect(subjects(world, reader)).toEqual([]);
    await change(world, { id: created.body.id, ...shown });
    await passDays(world, 2);
    expect(subjects(world, reader)).toEqual([news]);
  });

  it('that opens in a month come in a month, and nobody is told that it is open', async () => {
    const world = await makeWorld();
    const { reader, course } = await aSubscriber(world);
    await aLesson(world, course.id, { ...film, number: 5, title: { ru: 'Позы' } });
    const [id] = (await reader.call(learningApi.lessons, { id: course.id })).body.lessons
      .map((one) => one.id)
      .slice(-1);
    await change(world, { id: id!, opens_on: dayAhead(world, 30) });
    await passDays(world, 29);
    expect(subjects(world, reader)).toEqual([]);
    await passDays(world, 3);
    expect(subjects(world, reader)).toEqual([news]);
    expect(mailsTo(world, reader)[0]!.text).not.toMatch(/уже открыт/i);
  });

  it('say to a student whose day has not come when it opens', async () => {
    const world = await makeWorld();
    const { reader, course } = await aSubscriber(world);
    await buy(world, await later(world, reader), course);
    world.mail.clear();
    await aLesson(world, course.id, { ...film, number: 5, title: { ru: 'Позы' } });
    const listed = (await (await later(world, reader)).call(learningApi.lessons, { id: course.id })).body
      .lessons;
    await change(world, { id: listed.at(-1)!.id, opens_after_days: 20 });
    await passDays(world, 1);
    const [mail] = mailsTo(world, reader).filter(({ subject }) => subject === news);
    expect(mail!.text).toMatch(/Позы \(откроется/);
    expect(mail!.text).not.toMatch(/уже открыт/i);
  });
});

async function aCourseOf(world: World, count: number) {
  const course = await aCourse(world);
  for (let number = 1; number <= count; number += 1)
    await aLesson(world, course.id, { ...film, number, title: { ru: `Урок ${number}` } });
  const student = await world.signedInAs('user');
  await buy(world, student, course);
  const { lessons } = (await student.call(learningApi.lessons, { id: course.id })).body;
  return { course, student, lessons: lessons.map(({ id }) => id) };
}

async function aSubscriber(world: World) {
  const course = await aCourse(world);
  await aLesson(world, course.id, film);
  const reader = await world.signedInAs('user');
  expect((await reader.call(newsletterApi.change, { subscribed: true })).status).toBe(200);
  await passDays(world, 2);
  return { reader, course };
}

async function change(world: World, input: Input<typeof lessonsApi.change>): Promise<void> {
  const staff = await world.signedInAs('content_manager');
  expect((await staff.call(lessonsApi.change, input)).status).toBe(200);
}

async function passDays(world: World, days: number): Promise<void> {
  for (let passed = 0; passed < 2 * days; passed += 1) {
    world.passTime(day / 2);
    await queueDueSchedules(world.app, mailingsSchedules);
    await world.runJobs();
  }
}

function mailsTo(world: World, { email }: Person) {
  return world.mail.messages().filter(({ to }) => to.includes(email));
}

function subjects(world: World, person: Person): string[] {
  return mailsTo(world, person)
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('Курс ваш: «'));
}
