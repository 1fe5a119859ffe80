import { z } from 'zod';
import { contactFacts } from '#features/publishing/school/rules/school.ts';
import { endpoint } from '#shared/contract.ts';
import { typesetField } from '#shared/fields.ts';
import { contentSections } from './content.ts';

/** The essentials of the public page, in Russian: phone, headline and price. */
const essentials = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  whatsapp: z.string().nullable(),
  mainTitle: z.string(),
  subtitle: z.string(),
  heroTitle: z.string().describe('the same as mainTitle'),
  heroSubtitle: z.string().describe('the same as subtitle'),
  courseTitle: z.string().describe('above the courses'),
  aboutTitle: z.string().describe('above the founder'),
  aboutText: z.string().nullable().describe('the story of the founder; null where the page has none'),
  price: z
    .number()
    .nullable()
    .describe('rubles of the promotion on the main course; null where there is none'),
  compare_at: z.number().nullable().describe('rubles that are crossed out beside that price'),
  compare_at_limit: z
    .number()
    .nullable()
    .describe('the most that may be crossed out: the highest price of the last 60 days; null: any'),
  version: z.string(),
});
export type Essentials = z.output<typeof essentials>;

export const essentialsApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/content/essentials',
    access: 'content.manage',
    summary: 'Telephone, e-mail, title and price as the site shows them',
    input: z.object({}),
    output: essentials,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/admin/content',
    access: 'content.manage',
    summary: 'Changes whichever of them is given; the price is for those who may change courses',
    input: z.object({
      phone: contactFacts.shape.phone.removeDefault().optional(),
      email: contactFacts.shape.email.removeDefault().optional(),
      whatsapp: contactFacts.shape.whatsapp.removeDefault().optional(),
      mainTitle: contentSections.hero.shape.title.optional(),
      subtitle: contentSections.hero.shape.lead.optional(),
      heroTitle: contentSections.hero.shape.title.optional(),
      heroSubtitle: contentSections.hero.shape.lead.optional(),
      courseTitle: contentSections.headings.shape.courses.shape.title.optional(),
      aboutTitle: contentSections.headings.shape.about.shape.title.optional(),
      aboutText: typesetField
        .min(1)
        .max(12_000)
        .nullable()
        .optional()
        .describe('paragraphs apart by an empty line'),
      price: z.number().min(1).max(1_000_000).multipleOf(0.01).optional(),
      version: z.string().max(64).optional().describe('which state the change was made from'),
    }),
    output: essentials,
    errors: ['conflict', 'forbidden'],
  }),
};
