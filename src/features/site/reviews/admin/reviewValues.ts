import { noFraming } from '#shared/framing.ts';
import type { Language } from '#shared/i18n.ts';
import { inEveryLanguage, withoutEmpty } from '#shared/localText.ts';
import { type FramedValue, kept } from '#ui/panel/FramedPictureField.tsx';
import type { PanelReview } from '../listing.ts';

type Text = Record<Language, string>;

/** A review as its form holds it. */
export interface ReviewValues extends Record<string, unknown>, FramedValue {
  name: Text;
  role: Text;
  text: Text;
  result: Text;
  reply: Text;
  pictureAlt: Text;
  email: string;
  age: number | string;
  rating: string;
  courseId: string;
  month: string;
  videoUrl: string;
  yandexUrl: string;
  /** A video that has just arrived; null to take it away; undefined to leave it. */
  film: { id: string; name: string; sizeBytes: number } | null | undefined;
  isPublished: boolean;
}

/** @param review null for a new one */
export function reviewValues(review: PanelReview | null): ReviewValues {
  const { texts } = review ?? {};
  return {
    ...{
      name: inEveryLanguage(texts?.name),
      role: inEveryLanguage(texts?.role),
      text: inEveryLanguage(texts?.text),
    },
    ...{ result: inEveryLanguage(texts?.result), reply: inEveryLanguage(texts?.reply) },
    pictureAlt: inEveryLanguage(texts?.pictureAlt),
    picture: review?.picture ? kept : '',
    framing: review?.picture?.framing ?? noFraming,
    email: review?.email ?? '',
    age: review?.age ?? '',
    rating: String(review?.rating ?? 5),
    courseId: review?.course_id ?? '',
    month: review?.month ?? '',
    videoUrl: review?.video_url ?? '',
    yandexUrl: review?.cloud_url ?? '',
    film: undefined,
    isPublished: true,
  };
}

/** Values that the form sends: languages without a text are left out. */
export function sentReview({ isPublished: _, ...values }: ReviewValues, isVideo: boolean) {
  const { name, role, text, result, reply, pictureAlt, picture, framing, age, film, ...others } = values;
  return {
    ...others,
    ...{ name: withoutEmpty(name), role: withoutEmpty(role), text: withoutEmpty(text) },
    ...{ result: withoutEmpty(result), reply: withoutEmpty(reply), pictureAlt: withoutEmpty(pictureAlt) },
    ...(picture !== kept && { picture: picture || null }),
    ...(picture && { pictureFraming: framing }),
    age: age === '' ? null : Number(age),
    ...(film !== undefined && { videoFile: film ? film.id : null }),
    isVideo,
  };
}
