import type { Framing } from '#shared/framing.ts';
import type { Language } from '#shared/i18n.ts';
import { inEveryLanguage, withoutEmpty } from '#shared/localText.ts';
import { kept } from '#ui/panel/FramedPictureField.tsx';
import type { PanelModel } from '../listing.ts';

/** A model as its form holds it. */
export interface ModelValues extends Record<string, unknown> {
  name: Record<Language, string>;
  location: Record<Language, string>;
  height: number | string;
  size: string;
  /** A newly chosen photo; empty for none; `kept` to leave it. */
  photo: string;
  framing: Framing;
}

/** @param model null for a new one */
export function modelValues(model: PanelModel | null): ModelValues {
  return {
    name: inEveryLanguage(model?.names),
    location: inEveryLanguage(model?.locations),
    height: model?.height ?? '',
    size: model?.size ?? '',
    photo: model?.photo ? kept : '',
    framing: model?.framing ?? { crop: null, focus: null },
  };
}

/** Values that the form sends: languages without a text are left out. */
export function sentModel({ photo, framing, name, location, height, size }: ModelValues) {
  return {
    ...{ height, size },
    name: withoutEmpty(name),
    location: withoutEmpty(location),
    ...(photo !== kept && { photo }),
    crop: framing.crop,
    focus: framing.focus,
  };
}
