/** How many have a course, have begun it and have done its lessons: sums, whatever happens to enrolments and progress. */
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import { rows } from '#test/rows.ts';
import { aLesson, anEmptyCourse, aStudentWithLessons } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { learningApi } from '../contract.ts';
import { addUp, doneByLesson, studentsByCourse } from './sums.store.ts';

describeOnBothEngines('sums of learning', (makeWorld) => {
  it('follow a student who learns, and say the same once they are added up', async () => {
    const world = await makeWorld();
    const { student, course, lessons } = await aStudentWithLessons(world);
    const course_id = course.id;
    expect(await studentsByCourse(world.app.database.handle)).toEqual([{ course_id, students: 1, begun: 0 }]);
    await student.call(learningApi.markDone, { id: lessons[0]! });
    expect(await studentsByCourse(world.app.database.handle)).toEqual([{ course_id, students: 1, begun: 1 }]);
    const before = await figures(world);
    expect(before).toEqual(await raw(world));
    await contextOf(world.app).transaction(({ db }) => addUp(db));
    expect(await figures(world)).toEqual(before);
    expect(await rows(world, 'select * from learning_sums')).toHaveLength(2);
  });

  // spec: 616
  it('come to what the rows come to after anything that can happen to them', async () => {
    const world = await makeWorld();
    const courses = [await anEmptyCourse(world), await anEmptyCourse(world)];
    for (const { id } of courses)
      for (let number = 1; number <= 3; number++) await aLesson(world, id, { number });
    const lessons = (await rows<{ id: string }>(world, 'select id from lessons')).map(({ id }) => id);
    const emails = ['one@example.com', 'two@example.com'];
    const people: string[] = [];
    for (const email of emails) people.push((await world.signedInAs('user', { email })).id);
    const draw = drawing(7);
    const pick = <T>(list: readonly T[]) => list[Math.floor(draw() * list.length)]!;
    for (let step = 0; step < 120; step++) {
      const [user, course, lesson] = [pick(people), pick(courses).id, pick(lessons)];
      const statement = pick(happenings)({ user, course, lesson, other: pick(people) });
      await rows(world, statement);
      expect(await figures(world), `${step}: ${statement}`).toEqual(await raw(world));
      if (step % 40 === 39) await contextOf(world.app).transaction(({ db }) => addUp(db));
    }
    // Lessons go with all their progress.
    for (const id of lessons.slice(0, 4)) {
      await rows(world, `delete from lessons where id = '${id}' returning id`);
      expect(await figures(world)).toEqual(await raw(world));
    }
  });
});

interface Chosen {
  user: string;
  course: string;
  lesson: string;
  other: string;
}

const now = '2026-03-01T10:00:00.000Z';
const ofPair = ({ user, course }: Chosen) => `user_id = '${user}' and course_id = '${course}'`;
const ofPlace = ({ user, lesson }: Chosen) => `user_id = '${user}' and lesson_id = '${lesson}'`;

const happenings: readonly ((chosen: Chosen) => string)[] = [
  enrol,
  enrol,
  (chosen) =>
    `update enrolments set ended_at = '${now}' where ${ofPair(chosen)} and ended_at is null returning id`,
  (chosen) => `delete from enrolments where ${ofPair(chosen)} returning id`,
  (chosen) => `update enrolments set user_id = '${chosen.other}' where ${ofPair(chosen)} and ended_at is null
    and not exists (select 1 from enrolments o where o.user_id = '${chosen.other}'
      and o.course_id = '${chosen.course}' and o.ended_at is null) returning id`,
  (chosen) => look(chosen, 'null'),
  (chosen) => look(chosen, `'${now}'`),
  (chosen) => look(chosen, `'${now}'`),
  (chosen) =>
    `update lesson_progress set completed_at = '${now}' where user_id = '${chosen.user}' returning lesson_id`,
  (chosen) => `update lesson_progress set completed_at = null where ${ofPlace(chosen)} returning lesson_id`,
  (chosen) => `delete from lesson_progress where ${ofPlace(chosen)} returning lesson_id`,
  (chosen) => `delete from lesson_progress where user_id = '${chosen.user}' returning lesson_id`,
];

function enrol({ user, course }: Chosen): string {
  return `insert into enrolments (id, user_id, course_id, created_at) values ('${newId()}', '${user}', '${course}', '${now}')
    on conflict (user_id, course_id) where ended_at is null do nothing returning id`;
}

function look({ user, lesson }: Chosen, doneAt: string): string {
  return `insert into lesson_progress (user_id, lesson_id, completed_at, updated_at)
    values ('${user}', '${lesson}', ${doneAt}, '${now}')
    on conflict (user_id, lesson_id) do nothing returning lesson_id`;
}

async function figures(world: World) {
  const { handle } = world.app.database;
  const students = (await studentsByCourse(handle)).map(
    (row) => `${row.course_id} ${row.students} ${row.begun}`,
  );
  const done = (await doneByLesson(handle, 1)).map((row) => row.done);
  return { students: students.toSorted(), done };
}

async function raw(world: World) {
  const students = await rows<{ course_id: string; students: number; begun: number }>(
    world,
    `select e.course_id, count(*) as students, sum(case when exists (select 1 from lesson_progress p
        join lessons l on l.id = p.lesson_id where p.user_id = e.user_id and l.course_id = e.course_id)
        then 1 else 0 end) as begun
      from enrolments e where e.ended_at is null group by e.course_id`,
  );
  const done = await rows<{ done: number }>(
    world,
    `select (select count(*) from lesson_progress p join enrolments e on e.user_id = p.user_id
        where p.lesson_id = l.id and e.course_id = l.course_id and e.ended_at is null
          and p.completed_at is not null) as done
      from lessons l where l.deleted_at is null and l.is_active = 1 order by l.course_id, l.lesson_number`,
  );
  return {
    students: students.map((row) => `${row.course_id} ${row.students} ${row.begun}`).toSorted(),
    done: done.map((row) => Number(row.done)),
  };
}

/** Numbers between 0 and 1 that come out the same each time. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
