/** The certificate as a PDF: one page of A4, landscape. */

import type { Content, DocumentDefinition } from 'pdfmake';
import { logoPicture } from '#features/publishing/school/server/logo.ts';
import { schoolIn } from '#features/publishing/school/server/school.ts';
import type { Context } from '#server/context.ts';
import { draw, opened } from '#server/redrawing/drawing.ts';
import { schoolDay } from '#shared/dates.ts';
import { formatDay } from '#shared/formats.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { uiTexts } from '#ui/texts.ts';
import { certificateNumber, certificatePath } from '../rules/certificates.ts';
import { fittingSize } from '../rules/fitting.ts';
import { certificatesTexts } from '../texts.ts';
import type { Printing } from './printCertificate.ts';
import type { CertificateRow } from './store.ts';
import { setInType } from './typefaces.ts';

const colours = {
  paper: '#FBF8F4',
  ink: '#15110E',
  carmine: '#A8123A',
  graphite: '#5C544D',
  rule: '#D9CFC2',
};
/** Points. */
const page = { width: 841.89, height: 595.28, margin: 56 };
const room = page.width - 2 * page.margin;

/** The facts on the paper. */
interface Paper {
  language: Language;
  school: string;
  logo: Logo | null;
  name: string;
  course: string;
  number: string;
  day: string;
  url: string;
}

interface Logo {
  /** The file's name, derived from its content. */
  name: string;
  webp: Buffer;
}

/** The certificate in `language`; its name, course and number are its own. */
export async function certificatePaper(
  ctx: Context,
  row: CertificateRow & { name: string },
  language: Language,
): Promise<Pick<Printing, 'document' | 'pictures'>> {
  const school = await schoolIn(ctx.db, language);
  const url = ctx.app.config.appUrl + certificatePath(row.token);
  const paper: Paper = {
    language,
    school: school.name ?? uiTexts.ui[language].brand,
    logo: await logoOf(ctx, school.logo),
    name: row.name,
    course: textIn(row, 'course_title', language),
    number: certificateNumber(row),
    day: formatDay(schoolDay(new Date(row.issued_at), ctx.app.config.timeZone), language, true),
    url,
  };
  const { logo } = paper;
  return { document: documentOf(paper), pictures: logo ? () => asPng(logo) : undefined };
}

async function logoOf(ctx: Context, path: string | null): Promise<Logo | null> {
  const name = path?.slice(path.lastIndexOf('/') + 1);
  const webp = name && (await logoPicture(ctx, name));
  return webp ? { name, webp } : null;
}

/** The one format of pictures without loss that a PDF knows. */
function asPng({ name, webp }: Logo): Promise<Record<string, string>> {
  return draw(async (sharp) => {
    const png = await opened(sharp, webp).png().toBuffer();
    return { [name]: `data:image/png;base64,${png.toString('base64')}` };
  });
}

function documentOf(paper: Paper): DocumentDefinition {
  const t = createTranslator({
    locale: paper.language,
    messages: certificatesTexts.server.paper[paper.language],
  });
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: 0,
    info: { title: `${t('title')} ${paper.number}`, author: paper.school, subject: paper.course },
    defaultStyle: { font: 'Roboto', color: colours.ink },
    content: [...frame(), ...head(paper), ...body(paper), ...foot(paper)],
  };
}

function frame(): Content[] {
  const { width, height, margin } = page;
  return [
    {
      absolutePosition: { x: 0, y: 0 },
      canvas: [
        { type: 'rect', x: 0, y: 0, w: width, h: height, color: colours.paper },
        {
          type: 'rect',
          x: 22,
          y: 22,
          w: width - 44,
          h: height - 44,
          lineWidth: 0.6,
          lineColor: colours.rule,
        },
        { type: 'rect', x: 22, y: 22, w: 6, h: height - 44, color: colours.carmine },
        {
          type: 'line',
          x1: margin,
          y1: 448,
          x2: width - margin,
          y2: 448,
          lineWidth: 0.6,
          lineColor: colours.rule,
        },
      ],
    },
  ];
}

function head({ language, school, logo, number }: Paper): Content[] {
  const t = createTranslator({ locale: language, messages: certificatesTexts.server.paper[language] });
  const mark: Content = logo
    ? { image: logo.name, fit: [220, 44] }
    : {
        text: setInType(school, 'display'),
        fontSize: fittingSize(school, { width: 440, height: 48, sizes: [20, 16, 12, 9] }),
      };
  return [
    at({ y: 58, width: 440 }, mark),
    at(
      { x: page.width - page.margin - 200, y: 66, width: 200 },
      { text: setInType(number), fontSize: 12, color: colours.graphite, alignment: 'right' },
    ),
    at(
      { y: 132 },
      {
        text: setInType(t('title'), 'display'),
        fontSize: 50,
        color: colours.carmine,
        characterSpacing: language === 'zh' ? 6 : 0,
      },
    ),
  ];
}

function body({ language, name, course }: Paper): Content[] {
  const t = createTranslator({ locale: language, messages: certificatesTexts.server.paper[language] });
  const nameSize = fittingSize(name, {
    width: room,
    height: 92,
    sizes: [44, 38, 32, 26, 21, 17, 13, 10, 7, 5],
  });
  const courseSize = fittingSize(course, { width: room, height: 62, sizes: [24, 20, 17, 14, 11, 8] });
  return [
    at({ y: 222 }, { text: setInType(t('awarded')), fontSize: 13, color: colours.graphite }),
    at({ y: 250 }, { text: setInType(name, 'display'), fontSize: nameSize, lineHeight: 1.05 }),
    at({ y: 354 }, { text: setInType(t('completed')), fontSize: 13, color: colours.graphite }),
    at({ y: 376 }, { text: setInType(course, 'display'), fontSize: courseSize, lineHeight: 1.05 }),
  ];
}

function foot({ language, day, number, url }: Paper): Content[] {
  const t = createTranslator({ locale: language, messages: certificatesTexts.server.paper[language] });
  const fact = (x: number, label: string, value: string) => [
    at({ x, y: 470, width: 200 }, { text: setInType(label), fontSize: 11, color: colours.graphite }),
    at({ x, y: 486, width: 200 }, { text: setInType(value), fontSize: 15 }),
  ];
  const qrSize = 84;
  const width = 250;
  const left = page.width - page.margin - qrSize;
  return [
    ...fact(page.margin, t('issued'), day),
    ...fact(page.margin + 190, t('number'), number),
    at(
      { x: left - width - 16, y: 470, width },
      { text: setInType(t('verify')), fontSize: 11, color: colours.graphite, alignment: 'right' },
    ),
    at(
      { x: left - width - 16, y: 488, width },
      { text: setInType(brokenUp(url)), fontSize: 8, color: colours.graphite, alignment: 'right', link: url },
    ),
    { qr: url, fit: qrSize, foreground: colours.ink, absolutePosition: { x: left, y: 466 } },
  ];
}

/** The address in two lines: in front of its long secret. */
function brokenUp(url: string): string {
  const end = url.lastIndexOf('/') + 1;
  return `${url.slice(0, end)}\n${url.slice(end)}`;
}

interface Place {
  x?: number;
  y: number;
  width?: number;
}

/** Anything at a place of the page, no wider than given. */
function at({ x = page.margin, y, width = room }: Place, content: Content): Content {
  return { absolutePosition: { x, y }, columns: [{ width, stack: [content] }] };
}
