import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { hour, minute, second } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { aCourse, aStudentWithLessons as aSchool, buy } from '#test/school.ts';
import { type Caller, describeOnEngines, type World } from '#test/world.ts';
import { learningApi } from '../contract.ts';

/** Fields of a purchased course: those of a course, and three of its own. */
const specified = [
  ...['id', 'title', 'description', 'price', 'lessons_count', 'duration_hours', 'level', 'start_date'],
  ...['is_featured', 'is_active', 'created_at', 'video_url', 'purchase_date', 'status', 'progress'],
];

describeOnEngines('learning', (makeWorld) => {
  // spec: 277
  it('a course that the school has opened is not said to be bought', async () => {
    const world = await makeWorld();
    const [bought, given] = [await aCourse(world), await aCourse(world, { title: 'Второй' })];
    const student = await world.signedInAs('user');
    await buy(world, student, bought);
    const staff = await world.signedInAs('manager');
    await staff.call(peopleApi.giveAccess, { id: student.id, course_id: given.id });
    const { courses } = (await student.call(learningApi.purchased, {})).body;
    expect(courses.map(({ id, is_given }) => [id, is_given])).toEqual([
      [given.id, true],
      [bought.id, false],
    ]);
  });

  // spec: 316, 431
  it('a student sees own courses only, the newest first, with a status in their language', async () => {
    const world = await makeWorld();
    const first = await aCourse(world);
    const newest = await aCourse(world, { title: 'Второй' });
    const student = await world.signedInAs('user');
    const other = await world.signedInAs('user');
    await buy(world, student, first);
    world.passTime(1 * second);
    // The second course costs 30 % less.
    await buy(world, student, newest, { amount: 8750 });
    const { courses } = (await student.call(learningApi.purchased, {})).body;
    expect(courses.map(({ id }) => id)).toEqual([newest.id, first.id]);
    expect(courses[0]).toMatchObject({ status: 'Активен', progress: 0, purchase_date: expect.any(String) });
    expect(Object.keys(courses[0]!)).toEqual(expect.arrayContaining(specified));
    expect((await other.call(learningApi.purchased, {})).body.courses).toEqual([]);
    const english = await student.request({
      url: '/api/user/purchased-courses',
      headers: { 'accept-language': 'en' },
    });
    expect(english.body.courses).toMatchObject([
      { title: 'Второй', status: 'Active' },
      { title: 'Become a model in 24 hours' },
    ]);
  });

  // spec: 404
  it('nobody sees purchased courses without signing in', async () => {
    const world = await makeWorld();
    expect(await world.visitor().call(learningApi.purchased, {})).toMatchObject({ status: 401 });
  });

  // spec: 319, 809, 872
  it('the lessons are listed for everybody, their videos for the owner', async () => {
    const world = await makeWorld();
    const { course, student } = await aSchool(world);
    const stranger = await world.signedInAs('user');
    const watchable = async (caller: Caller) => {
      const answer = await caller.call(learningApi.lessons, { id: course.id });
      return answer.body.lessons.map((lesson) => [lesson.lesson_number, lesson.has_video, lesson.can_watch]);
    };
    expect(await watchable(student)).toEqual([
      [1, true, true],
      [2, true, true],
      [3, false, true],
    ]);
    for (const caller of [world.visitor(), stranger]) {
      expect(await watchable(caller)).toEqual([
        [1, true, false],
        [2, true, true],
        [3, false, false],
      ]);
    }
    const english = await world.visitor('en').call(learningApi.lessons, { id: course.id });
    expect(english.body.lessons[0]).toMatchObject({
      id: expect.any(String),
      course_id: course.id,
      lesson_number: 1,
      title: 'Portfolio',
      description: 'Первые снимки',
      duration_minutes: 240,
      is_free: false,
    });
    expect(english.body.lessons[1]).toMatchObject({ lesson_number: 2, is_free: true });
    expect(JSON.stringify(english.body)).not.toContain('film.mp4');
    const unknown = await student.call(learningApi.lessons, { id: '00000000-0000-4000-8000-000000000000' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  // spec: 704, 809
  it('only the owner gets a ticket to a paid lesson; a free one is for everybody', async () => {
    const world = await makeWorld();
    const { lessons, student } = await aSchool(world);
    const open = async (caller: Caller, id = '') => (await caller.call(learningApi.openVideo, { id })).status;
    expect(await open(student, lessons[0])).toBe(200);
    expect(await open(world.visitor(), lessons[0])).toBe(403);
    expect(await open(await world.signedInAs('user'), lessons[0])).toBe(403);
    expect(await open(await world.signedInAs('support'), lessons[0])).toBe(403);
    expect(await open(world.visitor(), lessons[1])).toBe(200);
    expect(await open(student, lessons[2]), 'has no video yet').toBe(404);
    expect(await open(student, '00000000-0000-4000-8000-000000000000')).toBe(404);
  });

  // spec: 122
  it('a course sold before it starts is owned, and opens on the day', async () => {
    const world = await makeWorld();
    const startDate = dayAhead(world, 40);
    const { lessons, student } = await aSchool(world, { startDate });
    expect((await student.call(learningApi.purchased, {})).body.courses).toMatchObject([
      { start_date: startDate },
    ]);
    expect((await student.call(learningApi.openVideo, { id: lessons[0]! })).status).toBe(403);
    const [mail] = world.mail.messages();
    expect(mail!.text).toContain('Уроки откроются');
    // Midnight of that day in Moscow is 21:00 UTC of the day before.
    world.passTime(Date.parse(`${startDate}T00:00:00Z`) - 3 * hour - world.app.now().getTime() - 1 * minute);
    expect((await student.call(learningApi.openVideo, { id: lessons[0]! })).status).toBe(403);
    world.passTime(2 * minute);
    const token = await freshSession(world, student.email, student.password);
    const answer = await token.call(learningApi.openVideo, { id: lessons[0]! });
    expect(answer.status).toBe(200);
  });
});

/** A new session: sessions end sooner than some courses begin. */
async function freshSession(world: World, email: string, password: string): Promise<Caller> {
  const { body } = await world.visitor().call(signInApi.login, { email, password });
  return world.bearer(body.access_token);
}
