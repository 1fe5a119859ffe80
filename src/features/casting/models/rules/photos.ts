/** Photos of the gallery, named by their ids. */
import { type PictureFormat, pictureAddress, pictureSet, portrait } from '#shared/pictures.ts';

/** For browsers without `srcset`, and for other programs. */
export function photoPath(id: string, width = 720, format: PictureFormat = 'jpg'): string {
  return pictureAddress(fileOf(id), width, format);
}

/** `srcset` of one format. */
export function photoSet(id: string, format: PictureFormat): string {
  return pictureSet(portrait, fileOf(id), format);
}

function fileOf(id: string): string {
  return `${portrait.folder}/${id}`;
}

/** A photo's address is an http(s) or data URL; anything else is no photo. */
export function isPhotoAddress(photo: string | null): photo is string {
  return photo !== null && /^(?:http|data:)/.test(photo);
}
