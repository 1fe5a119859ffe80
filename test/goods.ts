import { randomUUID } from 'node:crypto';
import { addMaterial } from '#features/teaching/materials/server/editMaterials.ts';
import { contextOf } from '#server/context.ts';
import { rows } from './rows.ts';
import type { World } from './world.ts';

/** Goods that come with courses besides lessons, for a person and a course each. */
export async function makeGoods(world: World, own: [string, string], another: [string, string]) {
  const makeOne = async ([userId, courseId]: [string, string], number: number) => {
    const ids = { certificate: randomUUID(), material: '', consultation: randomUUID() };
    const at = world.app.now().toISOString();
    await rows(
      world,
      `insert into certificates (id, number, token, user_id, course_id, course_title, name, issued_at, search)
       values ('${ids.certificate}', ${number}, '${randomUUID()}', '${userId}', '${courseId}', 'x', 'x', '${at}', 'x')`,
    );
    await rows(
      world,
      `insert into consultations (id, user_id, course_id, course_title, state, wishes, contact, note, created_at, updated_at, search)
       values ('${ids.consultation}', '${userId}', '${courseId}', 'x', 'requested', 'x', 'x', '', '${at}', '${at}', 'x')`,
    );
    const material = {
      id: courseId,
      purpose: 'other',
      title: { ru: 'x' },
      url: 'https://a.example/',
    } as const;
    ids.material = (await addMaterial(contextOf(world.app), material)).id;
    return ids;
  };
  const [one, other] = [await makeOne(own, 1), await makeOne(another, 2)];
  return {
    certificate: { own: one.certificate, another: other.certificate },
    material: { own: one.material, another: other.material },
    consultation: { own: one.consultation, another: other.consultation },
  };
}
