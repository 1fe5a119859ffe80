import { showSchool } from '#features/publishing/school/server/school.ts';
import { showContent } from '#features/site/content/server/content.ts';
import { showPictures } from '#features/site/pictures/server/pictures.ts';
import { system } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { type Drawing, drawing } from '#server/drawings/drawings.ts';
import { fontFile } from '#server/fonts.ts';
import { readOriginal } from '#server/pictures.ts';
import { draw, type Library } from '#server/redrawing/drawing.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { uiTexts } from '#ui/texts.ts';
import { bound, type CardText, cardFonts, cardSize, isDrawable } from '../rules/card.ts';

const colours = { paper: '#fbf8f4', ink: '#15110e', carmine: '#a8123a' };
const margin = 72;
const portraitWidth = 504;

/** Everything that a card's look depends on besides its content. */
export const cardLook = { cardSize, margin, portraitWidth, colours };

/** Link preview of the page in `language`. */
export async function landingCard(ctx: Context, language: Language): Promise<Drawing> {
  const text = await cardText(ctx, language);
  const { hero } = await showPictures(ctx);
  const portrait = hero?.file ?? null;
  return drawing('card', { ...cardLook, text, portrait }, async () => {
    const bytes = portrait === null ? null : await readOriginal(ctx, portrait);
    return draw((sharp) => drawCard(sharp, { ...text, portrait: bytes, position: 'top' }));
  });
}

/** The page's own headline; if the font lacks its letters, the headline of the next language it can draw. */
async function cardText(ctx: Context, language: Language): Promise<CardText> {
  const candidates = [language, ...languages.filter((other) => other !== 'ru')];
  const texts = await Promise.all(
    candidates.map(async (candidate) => {
      const asReader = { ...ctx, actor: { ...system, language: candidate } };
      const [{ hero }, { name }] = await Promise.all([showContent(asReader), showSchool(asReader)]);
      return { title: hero.title, brand: name ?? uiTexts.ui[candidate].brand };
    }),
  );
  const find = (key: keyof CardText) => texts.map((text) => text[key]).find(isDrawable) ?? '';
  return { title: find('title'), brand: find('brand') };
}

interface Drawn extends CardText {
  portrait: Buffer | null;
  /** The part of the picture that stays where it is cut. */
  position: 'top' | 'attention';
}

/** Words at the left, the picture at the right. */
export async function drawCard(
  sharp: Library,
  { title, brand, portrait: given, position }: Drawn,
): Promise<Buffer> {
  const { width, height } = cardSize;
  const portrait =
    given && (await sharp(given).resize(portraitWidth, height, { fit: 'cover', position }).toBuffer());
  const room = width - (portrait ? portraitWidth : 0) - 2 * margin;
  const head = brand && (await write(sharp, brand, { colour: colours.carmine, width: room, height: 38 }));
  const body = title && (await write(sharp, title, { colour: colours.ink, width: room, height: 330 }));
  return sharp({ create: { width, height, channels: 3, background: colours.paper } })
    .composite([
      ...(portrait ? [{ input: portrait, left: width - portraitWidth, top: 0 }] : []),
      ...(head ? [{ input: head, left: margin, top: margin }] : []),
      ...(body ? [{ input: body, left: margin, top: 200 }] : []),
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

interface Room {
  colour: string;
  width: number;
  height: number;
}

/** Text as large as the room allows, on a transparent background. */
async function write(sharp: Library, text: string, { colour, ...room }: Room) {
  const fonts = await Promise.all(cardFonts.map(fontFile));
  const escaped = bound(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const markup = {
    text: `<span foreground="${colour}">${escaped}</span>`,
    font: 'Prata',
    rgba: true,
    ...room,
  };
  // The font is loaded with the first text that names its file; the letters are in two files.
  for (const fontfile of fonts)
    await sharp({ text: { ...markup, text: 'x', fontfile } })
      .png()
      .toBuffer();
  return sharp({ text: { ...markup, fontfile: fonts[0]! } })
    .png()
    .toBuffer();
}
