import { expect, it } from 'vitest';
import { enrolmentsSchedules } from '#features/teaching/enrolments/server/jobs.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day, hour, schoolDay } from '#shared/dates.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { peopleApi } from '../contract/actions.ts';
import { staffApi } from '../contract/list.ts';

describeOnEngines('students that staff look after', (makeWorld) => {
  // spec: 719
  it('a course given for a time is closed when that day is over, and can be bought meanwhile', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const manager = await world.signedInAs('manager');
    const student = await world.signedInAs('user');
    const buyer = await world.signedInAs('user');
    const today = schoolDay(world.app.now(), world.app.config.timeZone);
    const give = (id: string, until?: string) =>
      manager.call(peopleApi.giveAccess, { id, course_id: course.id, ...(until && { until }) });
    expect((await give(student.id, '2020-01-01')).body.fields).toHaveProperty('until');
    for (const { id } of [student, buyer]) {
      const { body } = await give(id, today);
      expect([body.has_course_access, body.courses[0]!.open_until]).toEqual([true, expect.any(String)]);
    }
    const open = async (person: typeof student) =>
      (await person.call(learningApi.purchased, {})).body.courses.map(({ access_until }) => access_until);
    expect(await open(student)).toEqual([expect.any(String)]);
    await buy(world, buyer, course);
    expect(await open(buyer)).toEqual([null]);
    world.passTime(day + hour);
    await queueDueSchedules(world.app, enrolmentsSchedules);
    await world.runJobs();
    const support = await world.signedInAs('support');
    const shown = (await support.call(staffApi.showUser, { id: student.id })).body;
    expect([shown.has_course_access, shown.courses[0]!.until]).toEqual([false, expect.any(String)]);
    const bought = (await support.call(staffApi.showUser, { id: buyer.id })).body;
    expect(bought.has_course_access).toBe(true);
  });

  // spec: 719
  it('a student that staff add is invited, has the course, and is added once', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const admin = await world.signedInAs('admin');
    const given = { email: 'new@example.com', first_name: 'Нина', last_name: 'Ли', course_id: course.id };
    const { body } = await admin.call(peopleApi.createStudent, given);
    expect(body).toMatchObject({ role: 'user', email_verified: false, has_course_access: true });
    await world.runJobs();
    const subjects = world.mail.messages().map(({ subject }) => subject);
    expect(subjects).toContain('Доступ к вашим курсам');
    expect((await admin.call(peopleApi.createStudent, given)).body.code).toBe('email_taken');
    const manager = await world.signedInAs('manager');
    expect((await manager.call(peopleApi.createStudent, given)).status).toBe(403);
    expect((await manager.call(peopleApi.sendAccess, { id: body.id })).status).toBe(200);
    const colleague = await world.signedInAs('support');
    const refused = await manager.call(peopleApi.sendAccess, { id: colleague.id });
    expect(refused.body.code).toBe('role_too_high');
  });
});
