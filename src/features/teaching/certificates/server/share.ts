/** Link preview of a certificate: what messengers show beside its address. */

import { schoolIn } from '#features/publishing/school/server/school.ts';
import type { Context } from '#server/context.ts';
import { type Drawing, drawing } from '#server/drawings/drawings.ts';
import { draw, type Library } from '#server/redrawing/drawing.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { uiTexts } from '#ui/texts.ts';
import { certificateNumber } from '../rules/certificates.ts';
import { certificatesTexts } from '../texts.ts';
import { type CertificateRow, certificateByToken } from './store.ts';
import { families, fontFiles, setInType } from './typefaces.ts';

const size = { width: 1200, height: 630 };
const margin = 84;
const colours = { paper: '#fbf8f4', ink: '#15110e', carmine: '#a8123a', graphite: '#5c544d' };

/** In the language of its owner. Null where there is no such certificate, or none that is valid. */
export async function sharePicture(ctx: Context, token: string, language: Language): Promise<Drawing | null> {
  const row = await certificateByToken(ctx.db, token);
  if (!row || row.name === null || row.revoked_at !== null) return null;
  const school = await schoolIn(ctx.db, language);
  return cardOf({ ...row, name: row.name }, school.name ?? uiTexts.ui[language].brand, language);
}

function cardOf(row: CertificateRow & { name: string }, school: string, language: Language): Drawing {
  const t = createTranslator({ locale: language, messages: certificatesTexts.server.paper[language] });
  return linkCard([
    { text: school, colour: 'graphite', top: 84, height: 40 },
    { text: `${t('title')} ${certificateNumber(row)}`, colour: 'carmine', top: 178, height: 64 },
    { text: row.name, colour: 'ink', top: 286, height: 150 },
    { text: textIn(row, 'course_title', language), colour: 'graphite', top: 466, height: 90 },
  ]);
}

interface CardLine {
  text: string;
  colour: 'ink' | 'carmine' | 'graphite';
  /** Pixels from the top, and of room for the text. */
  top: number;
  height: number;
}

/** A link preview of 1200 × 630 pixels in the school's type: JPEG. */
export function linkCard(texts: readonly CardLine[]): Drawing {
  const look = { size, margin, colours, texts };
  return drawing('card', look, () => draw((sharp) => drawLines(sharp, texts)));
}

async function drawLines(sharp: Library, texts: readonly CardLine[]): Promise<Buffer> {
  const width = size.width - 2 * margin;
  const lines: Buffer[] = [];
  // One after the other: the threads that draw them are those that compare passwords and read files.
  for (const { text, colour, height } of texts)
    lines.push(await write(sharp, text, { colour: colours[colour], width, height }));
  return sharp({ create: { ...size, channels: 3, background: colours.paper } })
    .composite([
      {
        input: { create: { width: 12, height: size.height, channels: 3, background: colours.carmine } },
        left: 0,
        top: 0,
      },
      ...lines.map((input, index) => ({ input, left: margin, top: texts[index]!.top })),
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
async function write(sharp: Library, text: string, { colour, ...room }: Room): Promise<Buffer> {
  const files = await fontFiles();
  const runs = setInType(text, 'display');
  // A font is known to the library from the first text that names its file on.
  for (const { normal } of new Set(runs.map(({ font }) => files[font])))
    await sharp({ text: { text: 'x', fontfile: normal } })
      .png()
      .toBuffer();
  const markup = runs.map((run) => `<span face="${families[run.font]}">${escaped(run.text)}</span>`).join('');
  const fontfile = files[runs[0]!.font].normal;
  return sharp({
    text: { text: `<span foreground="${colour}">${markup}</span>`, fontfile, rgba: true, ...room },
  })
    .png()
    .toBuffer();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
