import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { typesetField } from '#shared/fields.ts';

const line = typesetField
  .min(1)
  .max(200)
  .refine(isPlain, { params: { field: 'invalid' } });
const paragraph = typesetField
  .min(1)
  .max(2000)
  .refine(isPlain, { params: { field: 'invalid' } });

/** How the page counts students: not at all, the real number, or one that grows for show. */
export const countings = ['hidden', 'real', 'growing'] as const;

/** Figures that the page computes itself: people who own a course, lessons on sale, years since a year that is given. */
export const computedFigures = ['students', 'lessons', 'years'] as const;

const figure = z
  .object({
    value: typesetField.max(12),
    label: line,
    computed: z.enum(computedFigures).nullable().optional().describe('what the value is computed from'),
    since: z
      .number()
      .int()
      .min(1900)
      .max(2100)
      .nullable()
      .optional()
      .describe('year that years are counted from'),
  })
  .refine(({ value, computed }) => Boolean(computed) || value.length > 0, {
    path: ['value'],
    params: { field: 'required' },
  })
  .refine(({ computed, since }) => computed !== 'years' || typeof since === 'number', {
    path: ['since'],
    params: { field: 'required' },
  });

/** Sections of the public page that the school writes itself, each stored and replaced as a whole. */
export const contentSections = {
  hero: z.object({ eyebrow: line, title: line, lead: paragraph }),
  statistics: z.array(figure).max(4),
  objections: z.array(z.object({ myth: line, answer: paragraph })).max(12),
  founder: z.object({ name: line, role: line, story: z.array(paragraph).max(6) }).nullable(),
  questions: z.array(z.object({ question: line, answer: paragraph })).max(30),
  counter: z.enum(countings),
  promises: z.object({ included: z.array(line).max(12), guarantees: z.array(line).max(12) }),
  /** Headings of the sections, and the texts for search engines and link previews. */
  headings: z.object({
    search: z.object({ title: line, lead: paragraph }),
    objections: z.object({ title: line }),
    courses: z.object({ title: line, lead: paragraph }),
    models: z.object({ title: line, lead: paragraph }),
    program: z.object({ title: line, lead: paragraph }),
    proofs: z.object({ title: line, lead: paragraph }),
    testimonials: z.object({ title: line, lead: paragraph }),
    reviews: z.object({ title: line }),
    about: z.object({ title: line }),
    faq: z.object({ title: line }),
    promises: z.object({ title: line, lead: paragraph }),
    contact: z.object({ title: line, lead: paragraph }),
  }),
};

export type Section = keyof typeof contentSections;
export type SiteContent = { [S in Section]: z.output<(typeof contentSections)[S]> };

export const sectionNames = Object.keys(contentSections) as [Section, ...Section[]];

export const contentApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/content',
    access: 'anyone',
    summary: "The school's texts of the public page, in the language of the request",
    input: z.object({}),
    output: z.object({
      ...contentSections,
      students: z.number().int().nullable().describe('how many there are, where the school shows that'),
    }),
  }),
};

/** Neither control characters but line breaks, nor what turns the direction of the text around it. */
function isPlain(text: string): boolean {
  return !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text.replace(/\r?\n|\t/g, ' '));
}
