/** Pictures of the demo school's page: the first screen and the founder, kept as the school's own would be. */
import { addDemoPicture, type KeptPicture, keepDemoPicture } from '#features/site/pictures/server/demo.ts';
import type { App } from '#server/app.ts';
import { contextOf, type TxContext } from '#server/context.ts';
import type { Point } from '#shared/framing.ts';
import type { LocalText } from '#shared/i18n.ts';
import { founder, hero } from './pictures/site.ts';

interface Drawn {
  place: 'hero' | 'founder';
  draw: () => string;
  alt: LocalText;
  /** The face: it stays where a phone cuts the picture. */
  focus: Point;
}

const drawn: readonly Drawn[] = [
  {
    place: 'hero',
    draw: hero,
    alt: {
      ru: 'Рисунок: модель в широкополой шляпе и распахнутом чёрном пальто идёт навстречу, алый шарф летит по ветру',
      en: 'Drawing: a model in a wide-brimmed hat and an open black coat walks towards us, her crimson scarf flying',
      zh: '插画：模特头戴宽檐帽，身穿敞开的黑色大衣迎面走来，绯红围巾随风飘扬',
    },
    focus: { x: 0.5, y: 0.2 },
  },
  {
    place: 'founder',
    draw: founder,
    alt: {
      ru: 'Рисунок: основательница школы в профиль, чёрный жакет, седая прядь, красный карандаш в причёске',
      en: 'Drawing: the founder of the school in profile, a black jacket, a grey strand, a red pencil in her hair',
      zh: '插画：学校创始人的侧影，黑色西装外套，一缕银发，发髻里插着一支红铅笔',
    },
    focus: { x: 0.5, y: 0.3 },
  },
];

/** Keeps their files. */
export function keepSitePictures(app: App): Promise<KeptPicture[]> {
  return Promise.all(
    drawn.map(({ draw, ...words }) => keepDemoPicture(contextOf(app), Buffer.from(draw()), words)),
  );
}

export async function addSitePictures(ctx: TxContext, pictures: readonly KeptPicture[]): Promise<void> {
  for (const picture of pictures) await addDemoPicture(ctx, picture);
}
