/** The result on paper: A4, in the fonts of the certificates. */

import type { Content, DocumentDefinition } from 'pdfmake';
import { schoolIn } from '#features/publishing/school/server/school.ts';
import { printed } from '#features/teaching/certificates/server/printCertificate.ts';
import { setInType } from '#features/teaching/certificates/server/typefaces.ts';
import type { Context } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { schoolDay } from '#shared/dates.ts';
import type { SentFile } from '#shared/files.ts';
import { formatDay } from '#shared/formats.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { uiTexts } from '#ui/texts.ts';
import type { ratingApi } from '../contract/rating.ts';
import type { Rating, RatingResult } from '../contract/result.ts';
import { ratingTexts } from '../texts.ts';
import { showRating } from './showRating.ts';

const colours = { ink: '#15110E', graphite: '#5C544D', carmine: '#A8123A', rule: '#D9CFC2' };
/** Points. */
const page = { width: 595.28, margin: 56 };
const room = page.width - 2 * page.margin;
const barWidth = 150;

/** The latest result in the reader's language. @throws not_found */
export async function printRating(
  ctx: Context,
  input: ParsedInput<typeof ratingApi.paper>,
): Promise<SentFile> {
  const { language } = ctx.actor;
  const rating = await showRating(ctx, input);
  const t = wordsIn(language);
  const day = schoolDay(new Date(rating.result.rated_at), ctx.app.config.timeZone);
  const school = (await schoolIn(ctx.db, language)).name ?? uiTexts.ui[language].brand;
  const document: DocumentDefinition = {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: page.margin,
    info: { title: t('title'), author: school, subject: t('title') },
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.3, color: colours.ink },
    content: [
      ...head(rating, { school, date: formatDay(day, language, true), language }),
      ...heading(t('factors')),
      ...rating.result.factors.map((factor) => factorRow(factor, t)),
      ...heading(t('next')),
      ...rating.result.recommendations.map(
        (text, index): Content => ({ text: setInType(`${index + 1}. ${text}`), margin: [0, 0, 0, 4] }),
      ),
      { unbreakable: true, stack: [...heading(t('answers')), ...answers(rating.result, language)] },
      { text: setInType(t('note')), fontSize: 8.5, color: colours.graphite, margin: [0, 14, 0, 0] },
    ],
  };
  return printed(ctx, { name: `rating-${day}.pdf`, document });
}

interface Frame {
  school: string;
  date: string;
  language: Language;
}

function head({ order_number, result }: Rating, { school, date, language }: Frame): Content[] {
  const t = wordsIn(language);
  const small = { fontSize: 9, color: colours.graphite };
  return [
    { text: setInType(school), ...small },
    { text: setInType(t('title'), 'display'), fontSize: 26, lineHeight: 1.1, margin: [0, 4, 0, 10] },
    {
      columns: [
        {
          width: 130,
          stack: [
            {
              text: setInType(String(result.score), 'display'),
              ...{ fontSize: 54, lineHeight: 1, color: colours.carmine },
            },
            { text: setInType(t('of')), ...small },
          ],
        },
        {
          width: room - 130,
          stack: [
            { text: setInType(result.category_title, 'display'), fontSize: 17, margin: [0, 12, 0, 2] },
            { text: setInType(result.category_about), color: colours.graphite },
          ],
        },
      ],
    },
    {
      text: setInType(
        `${t('order', { number: order_number })} · ${t('rated', { date, version: result.formula })}`,
      ),
      ...small,
    },
  ];
}

function heading(words: string): Content[] {
  return [
    { text: setInType(words, 'display'), fontSize: 15, margin: [0, 18, 0, 4] },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: room, y2: 0, lineWidth: 0.6, lineColor: colours.rule }],
      margin: [0, 0, 0, 6],
    },
  ];
}

/** Name and points, a bar, and the reason under them; never torn over two pages. */
function factorRow(
  { title, points, max, reason, parts }: RatingResult['factors'][number],
  t: ReturnType<typeof wordsIn>,
): Content {
  const measured = parts.map((part) => t('part', part)).join(' · ');
  return {
    unbreakable: true,
    margin: [0, 0, 0, 7],
    stack: [
      {
        columns: [
          { width: room - barWidth - 80, stack: [{ text: setInType(title) }] },
          {
            width: barWidth,
            stack: [
              {
                canvas: [
                  { type: 'rect', x: 0, y: 4, w: barWidth, h: 5, color: colours.rule },
                  { type: 'rect', x: 0, y: 4, w: (barWidth * points) / max, h: 5, color: colours.carmine },
                ],
              },
            ],
          },
          { width: 80, stack: [{ text: setInType(t('points', { points, max })), alignment: 'right' }] },
        ],
      },
      {
        text: setInType([reason, measured].filter(Boolean).join(' ')),
        fontSize: 9.5,
        color: colours.graphite,
      },
    ],
  };
}

function answers({ answers: given }: RatingResult, language: Language): Content[] {
  const t = wordsIn(language);
  const experiences = createTranslator({
    locale: language,
    messages: ratingTexts.server.guarded[language].experiences,
  });
  const known = (field: 'height' | 'weight' | 'age' | 'city') => {
    const value = given[field];
    if (value === null) return null;
    return given.filled_in.includes(field) ? t('filledIn', { value }) : String(value);
  };
  const facts = {
    height: known('height'),
    weight: known('weight'),
    age: known('age'),
    gender: t(`genders.${given.gender ?? 'none'}`),
    experience: experiences(given.experience),
    city: known('city'),
    photo: t(`photos.${given.has_photo ? 'given' : 'none'}`),
  };
  return Object.entries(facts).flatMap(([name, value]): Content[] =>
    value === null
      ? []
      : [
          {
            columns: [
              {
                width: 130,
                stack: [{ text: setInType(t(`facts.${name as 'age'}`)), color: colours.graphite }],
              },
              { width: room - 130, stack: [{ text: setInType(value) }] },
            ],
          },
        ],
  );
}

function wordsIn(language: Language) {
  return createTranslator({ locale: language, messages: ratingTexts.server.paper[language] });
}
