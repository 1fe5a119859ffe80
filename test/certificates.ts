/** Certificates to look at: of a student who has completed a course. */
import { certificatesApi } from '#features/teaching/certificates/contract/certificates.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { aStudentWithLessons } from './school.ts';
import type { Person, World } from './world.ts';

export async function aCertificate(world: World) {
  const { student, lessons, course } = await aStudentWithLessons(world);
  await done(world, student, lessons);
  const [certificate] = (await mine(student)).certificates;
  return { student, course, certificate: certificate!, token: certificate!.url.split('/').at(-1)! };
}

/** The lessons are done, and what follows has happened. */
export async function done(world: World, student: Person, lessons: readonly string[]): Promise<void> {
  for (const id of lessons) await student.call(learningApi.markDone, { id });
  await world.runJobs();
}

export async function mine(person: Person) {
  return (await person.call(certificatesApi.mine, {})).body;
}
