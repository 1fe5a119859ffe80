import { expect, it } from 'vitest';
import { dashboardApi } from '#features/office/dashboard/contract.ts';
import { rows } from '#test/rows.ts';
import { aStudentWithLessons } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { ownReviewsApi } from '../contract/own.ts';
import { reviewsPanelApi } from '../contract/panel.ts';
import { reviewsApi } from '../contract/reviews.ts';

const words = { name: 'Анна', rating: 4, text: 'Понравилось', review_consent: true } as const;

describeOnBothEngines('a student’s own review', (makeWorld) => {
  // spec: 735
  it('of a course of theirs waits for moderation, with the consent in the ledger, and is verified on the page', async () => {
    const world = await makeWorld();
    const { student, course } = await aStudentWithLessons(world);
    const staff = await world.signedInAs('content_manager');
    const before = (await student.call(ownReviewsApi.list, {})).body;
    expect(before).toMatchObject({ reviews: [], available: [{ course_id: course.id }] });
    const written = await student.call(ownReviewsApi.write, { ...words, course_id: course.id });
    expect(written.body).toMatchObject({ state: 'waiting', rating: 4, course: course.title });
    expect(await page(world)).toEqual([]);
    const after = (await student.call(ownReviewsApi.list, {})).body;
    expect(after).toMatchObject({ reviews: [{ state: 'waiting' }], available: [] });
    const ledger = `select document, place from consents where document = 'review' and user_id = '${student.id}'`;
    expect(await rows(world, ledger)).toEqual([{ document: 'review', place: 'review' }]);
    const { waiting } = (await staff.call(reviewsPanelApi.list, {})).body;
    expect(waiting).toBe(1);
    await world.runJobs();
    const [notice] = world.mail.messages().filter(({ to }) => to.includes(staff.email));
    expect(notice).toMatchObject({ subject: expect.stringContaining('Новый отзыв ученика') });
    expect(notice?.text).toContain('Анна, оценка 4 из 5: «Понравилось»');
    const { tasks } = (await staff.call(dashboardApi.tasks, {})).body;
    expect(tasks).toMatchObject([{ kind: 'review_waiting', total: 1 }]);
    await staff.call(reviewsPanelApi.publish, { id: written.body.id, is_published: true });
    expect(await page(world)).toMatchObject([{ name: 'Анна', verified: true, course: course.title }]);
  });

  it('is refused without consent, of a course that is not theirs, and a second time', async () => {
    const world = await makeWorld();
    const { student, course } = await aStudentWithLessons(world);
    const other = await world.signedInAs('user');
    const wanted = { ...words, course_id: course.id };
    const consentless = await student.call(ownReviewsApi.write, { ...wanted, review_consent: false as true });
    expect(Object.keys(consentless.body.fields ?? {})).toEqual(['review_consent']);
    expect((await other.call(ownReviewsApi.write, wanted)).status).toBe(403);
    expect((await world.visitor().call(ownReviewsApi.write, wanted)).status).toBe(401);
    await student.call(ownReviewsApi.write, wanted);
    expect((await student.call(ownReviewsApi.write, wanted)).status).toBe(409);
  });

  // spec: 735
  it('that is rejected says why; changed, it waits again and leaves the page meanwhile', async () => {
    const world = await makeWorld();
    const { student, course } = await aStudentWithLessons(world);
    const staff = await world.signedInAs('manager');
    const { id } = (await student.call(ownReviewsApi.write, { ...words, course_id: course.id })).body;
    await staff.call(reviewsPanelApi.reject, { id, reason: 'Чужие имена' });
    const mine = async () => (await student.call(ownReviewsApi.list, {})).body.reviews[0];
    expect(await mine()).toMatchObject({ state: 'rejected', reason: 'Чужие имена' });
    await student.call(ownReviewsApi.change, { id, text: 'Без имён' });
    expect(await mine()).toMatchObject({ state: 'waiting', reason: '', text: 'Без имён', rating: 4 });
    await staff.call(reviewsPanelApi.publish, { id, is_published: true });
    expect(await page(world)).toHaveLength(1);
    await student.call(ownReviewsApi.change, { id, rating: 1 });
    expect(await page(world)).toEqual([]);
  });

  // spec: 735
  it('is taken back with the consent, by nobody else', async () => {
    const world = await makeWorld();
    const { student, course } = await aStudentWithLessons(world);
    const other = await world.signedInAs('user');
    const { id } = (await student.call(ownReviewsApi.write, { ...words, course_id: course.id })).body;
    expect((await other.call(ownReviewsApi.withdraw, { id })).status).toBe(404);
    expect((await other.call(ownReviewsApi.change, { id, rating: 1 })).status).toBe(404);
    expect((await student.call(ownReviewsApi.withdraw, { id })).body).toEqual({ withdrawn: true });
    expect(await rows(world, 'select id from reviews')).toEqual([]);
    expect(await rows(world, `select place from consent_withdrawals`)).toEqual([{ place: 'cabinet' }]);
    expect((await student.call(ownReviewsApi.list, {})).body.available).toHaveLength(1);
  });
});

async function page(world: World) {
  return (await world.visitor().call(reviewsApi.list, {})).body.reviews;
}
