import type { Framing } from '#shared/framing.ts';
import type { LocalText } from '#shared/i18n.ts';
import { kept } from '#ui/panel/FramedPictureField.tsx';
import type { PanelModel } from '../listing.ts';

/** A model as its form holds it. */
export interface ModelValues extends Record<string, unknown> {
  name: Required<LocalText>;
  location: Required<LocalText>;
  height: number | string;
  size: string;
  /** A newly chosen photo; empty for none; `kept` to leave it. */
  photo: string;
  framing: Framing;
}

/** @param model null for a new one */
export function modelValues(model: PanelModel | null): ModelValues {
  const texts = ({ ru = '', en = '', zh = '' }: Partial<LocalText> = {}) => ({ ru, en, zh });
  return {
    name: texts(model?.names),
    location: texts(model?.locations),
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
    name: filled(name),
    location: filled(location),
    ...(photo !== kept && { photo }),
    crop: framing.crop,
    focus: framing.focus,
  };
}

function filled({ ru, en, zh }: Required<LocalText>): LocalText {
  return { ru, ...(en.trim() && { en }), ...(zh.trim() && { zh }) };
}
