import type { Language, LocalText } from '#shared/i18n.ts';
import { type FramedValue, kept } from '#ui/panel/FramedPictureField.tsx';
import type { SitePicture } from '../contract/panel.ts';

/** A picture of the page as its form holds it. */
export interface PictureValues extends Record<string, unknown>, FramedValue {
  alt: Required<LocalText>;
  caption: Required<LocalText>;
  /** Empty: for everybody. */
  language: Language | '';
  /** A film that has just arrived; null to take it away; undefined to leave it. */
  film: { id: string; name: string; sizeBytes: number } | null | undefined;
}

/** @param picture null for a new one */
export function pictureValues(picture: SitePicture | null): PictureValues {
  const texts = ({ ru = '', en = '', zh = '' }: Partial<LocalText> = {}) => ({ ru, en, zh });
  return {
    picture: picture ? kept : '',
    framing: picture?.framing ?? { crop: null, focus: null },
    alt: texts(picture?.alt),
    caption: texts(picture?.caption),
    language: picture?.language ?? '',
    film: undefined,
  };
}

/** Values that the form sends: languages without a text are left out. */
export function sentPicture({ picture, framing, alt, caption, language, film }: PictureValues) {
  return {
    ...(picture !== kept && { picture }),
    ...framing,
    alt: filled(alt),
    caption: filled(caption),
    language: language || null,
    ...(film !== undefined && { upload_id: film ? film.id : null }),
  };
}

function filled({ ru, en, zh }: Required<LocalText>): LocalText {
  return { ru, ...(en.trim() && { en }), ...(zh.trim() && { zh }) };
}
