import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { systemErrors } from '../errors.ts';
import { checkLimits, integrationNames, integrationStates } from '../rules.ts';

const integrationSchema = z.object({
  name: z.enum(integrationNames),
  state: z.enum(integrationStates),
  address: z.string().nullable().describe('host or folder; never with a secret'),
  account: z.string().nullable().describe('number of the counter in Yandex Metrica; null for all others'),
  checked_at: z.string().nullable(),
  proved_at: z.string().nullable().describe('when it last answered as it should'),
  problem: z.string().nullable().describe('of the last check'),
});
export type Integration = z.output<typeof integrationSchema>;

export const integrationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/integrations',
    access: 'system.settings',
    summary: 'Outside parties: which are set up, and when each last proved to answer',
    input: z.object({}),
    output: z.object({ integrations: z.array(integrationSchema) }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/admin/integrations/check',
    access: 'system.settings',
    summary: 'Asks one of them whether it answers us; changes nothing there',
    input: z.object({ name: z.enum(integrationNames) }),
    output: z.object({ integration: integrationSchema, ms: z.number().int() }),
    errors: [systemErrors.not_set_up],
    limits: checkLimits,
  }),
};
