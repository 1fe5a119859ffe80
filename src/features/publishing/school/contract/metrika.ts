import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { codeField } from '#shared/fields.ts';
import { counterPattern } from '../rules/metrika.ts';

const metrikaSchema = z.object({
  counter: z.string().nullable().describe('number in Yandex Metrica; null: pages load no such counter'),
  version: z.string(),
});
export type Metrika = z.output<typeof metrikaSchema>;

export const metrikaApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/metrika',
    access: 'system.settings',
    summary: "The school's counter in Yandex Metrica",
    input: z.object({}),
    output: metrikaSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/metrika',
    access: 'system.settings',
    summary: 'Sets that counter, or takes it off the pages',
    input: z.object({
      counter: codeField
        .refine((number) => counterPattern.test(number), { params: { field: 'metrika_counter' } })
        .nullable(),
      version: z.string(),
    }),
    output: metrikaSchema,
    errors: ['conflict'],
  }),
};
