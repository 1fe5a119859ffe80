import type { Language } from '#shared/i18n.ts';
import { inEveryLanguage, withoutEmpty } from '#shared/localText.ts';
import { type FramedValue, kept } from '#ui/panel/FramedPictureField.tsx';
import type { SitePicture } from '../contract/panel.ts';

/** A picture of the page as its form holds it. */
export interface PictureValues extends Record<string, unknown>, FramedValue {
  alt: Record<Language, string>;
  caption: Record<Language, string>;
  /** Empty: for everybody. */
  language: Language | '';
  /** A film that has just arrived; null to take it away; undefined to leave it. */
  film: { id: string; name: string; sizeBytes: number } | null | undefined;
}

/** @param picture null for a new one */
export function pictureValues(picture: SitePicture | null): PictureValues {
  return {
    picture: picture ? kept : '',
    framing: picture?.framing ?? { crop: null, focus: null },
    alt: inEveryLanguage(picture?.alt),
    caption: inEveryLanguage(picture?.caption),
    language: picture?.language ?? '',
    film: undefined,
  };
}

/** Values that the form sends: languages without a text are left out. */
export function sentPicture({ picture, framing, alt, caption, language, film }: PictureValues) {
  return {
    ...(picture !== kept && { picture }),
    ...framing,
    alt: withoutEmpty(alt),
    caption: withoutEmpty(caption),
    language: language || null,
    ...(film !== undefined && { upload_id: film ? film.id : null }),
  };
}
