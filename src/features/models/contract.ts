import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';

export const modelSchema = z.object({
  id: z.string(),
  name: z.string().describe('in the language of the request, as is location'),
  photo: z.string().nullable().describe('absolute address of a JPEG'),
  photo_id: z.string().nullable().describe('names the photo’s other sizes: /photos/{photo_id}/{width}.avif'),
  height: z.number().int().describe('cm'),
  size: z.string(),
  location: z.string(),
});
export type Model = z.output<typeof modelSchema>;

export const modelsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/models',
    access: 'anyone',
    summary: 'The gallery; those who may see models in the panel also get the unpublished ones',
    input: z.object({}),
    output: z.array(modelSchema),
  }),
};
