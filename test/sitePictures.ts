/** Pictures of the page, as staff set them. */
import { sitePicturesApi } from '#features/site/pictures/contract/panel.ts';
import type { Input } from '#shared/contract.ts';
import { aPhoto, asDataUrl } from './pictures.ts';
import type { Person, World } from './world.ts';

/** @returns its id */
export async function aSitePicture(
  world: World,
  changes: Partial<Input<typeof sitePicturesApi.add>> = {},
  staff?: Person,
): Promise<string> {
  const person = staff ?? (await world.signedInAs('content_manager'));
  const picture = asDataUrl(await aPhoto(1600, 1200));
  const alt = { ru: 'Модель на подиуме' };
  const { status, body } = await person.call(sitePicturesApi.add, {
    ...{ place: 'hero', picture, alt },
    ...changes,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}
