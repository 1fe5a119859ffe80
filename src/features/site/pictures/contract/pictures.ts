import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { pointSchema } from '#shared/framing.ts';

/** A picture of the school's own, as the page shows it. */
export const shownPictureSchema = z.object({
  id: z.string(),
  file: z.string().describe('for `pictureAddress`'),
  alt: z.string().describe('in the language of the request, as is the caption'),
  caption: z.string(),
  focus: pointSchema.nullable().describe('within the picture: what no crop cuts off'),
  film: z.string().nullable().describe('path of the film behind it'),
  film_seconds: z.number().int().nullable(),
});
export type ShownPicture = z.output<typeof shownPictureSchema>;

export const picturesApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/site/pictures',
    access: 'anyone',
    summary: "The school's own pictures of the public page; null where it has none",
    input: z.object({}),
    output: z.object({
      hero: shownPictureSchema.nullable(),
      founder: shownPictureSchema.nullable(),
      proofs: z.array(shownPictureSchema),
    }),
  }),
};
export type ShownPictures = z.output<typeof picturesApi.show.output>;
