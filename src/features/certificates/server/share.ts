/** Link preview of a certificate: what messengers show beside its address. */
import { createHash } from 'node:crypto';
import { schoolIn } from '#features/school/server/school.ts';
import type { Context } from '#server/context.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { uiMessages } from '#ui/messages.ts';
import { paperMessages } from '../messages/paper.ts';
import { numberInWords } from '../rules/certificates.ts';
import { type CertificateRow, certificateByToken } from './store.ts';
import { type Face, fontFiles, setInType } from './typefaces.ts';

const size = { width: 1200, height: 630 };
const margin = 84;
const colours = { paper: '#fbf8f4', ink: '#15110e', carmine: '#a8123a', graphite: '#5c544d' };

export interface SharePicture {
  bytes: Buffer;
  etag: string;
}

/** In the language of its owner. Null where there is no such certificate, or none that is valid. */
export async function sharePicture(
  ctx: Context,
  token: string,
  language: Language,
): Promise<SharePicture | null> {
  const row = await certificateByToken(ctx.db, token);
  if (!row || row.name === null || row.revoked_at !== null) return null;
  const school = await schoolIn(ctx.db, language);
  const bytes = await draw({ ...row, name: row.name }, school.name ?? uiMessages[language].brand, language);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

async function draw(
  row: CertificateRow & { name: string },
  school: string,
  language: Language,
): Promise<Buffer> {
  const t = createTranslator({ locale: language, messages: paperMessages[language] });
  return drawCard([
    { text: school, colour: 'graphite', top: 84, height: 40 },
    { text: `${t('title')} ${numberInWords(row.number)}`, colour: 'carmine', top: 178, height: 64 },
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
export async function drawCard(texts: readonly CardLine[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const width = size.width - 2 * margin;
  const lines = await Promise.all(
    texts.map(({ text, colour, height }) => write(text, colours[colour], { width, height })),
  );
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

/** Text as large as the room allows, on a transparent background. */
async function write(text: string, colour: string, room: { width: number; height: number }): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
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

/** Names that the fonts give themselves. */
const families: Record<Face, string> = {
  PrataRussian: 'Prata',
  PrataLatin: 'Prata',
  Roboto: 'Roboto',
  Noto: 'Noto Sans SC',
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
