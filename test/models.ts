/** Models of the gallery, as staff add them. */
import { modelsApi } from '#features/casting/models/contract/models.ts';
import type { Input } from '#shared/contract.ts';
import { aPhoto, asDataUrl } from './pictures.ts';
import type { Person, World } from './world.ts';

/** The specified payload. */
export const vera = { name: 'Вера', height: 176, size: '44', location: 'Москва', photo: '' };
export const paper = { signed_by: 'Вера Ким', signed_on: '2026-01-02' };

export async function aModel(
  world: World,
  changes: Partial<Input<typeof modelsApi.add>> = {},
  staff?: Person,
): Promise<string> {
  const person = staff ?? (await world.signedInAs('content_manager'));
  const { status, body } = await person.call(modelsApi.add, { ...vera, ...changes });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}

/** One in the gallery, with a photo. */
export async function aPublishedModel(world: World, staff?: Person): Promise<string> {
  const photo = asDataUrl(await aPhoto(1600, 1200));
  return aModel(world, { photo, consent: paper, is_published: true }, staff);
}
