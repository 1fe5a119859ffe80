import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { dayField } from '#shared/fields.ts';

const openTaskSchema = z.object({
  id: z.string(),
  subject: z.string(),
  since: z.string().describe('since when it waits'),
  path: z.string().describe('where in the panel it is done'),
  holder: z.string().nullable().describe('name of the member of staff who has taken it'),
});
export type OpenTask = z.output<typeof openTaskSchema>;

const taskKindSchema = z.object({
  kind: z.string(),
  path: z.string().describe('the list that holds nothing else'),
  total: z.number().int(),
  oldest: z.array(openTaskSchema),
});
export type OpenKind = z.output<typeof taskKindSchema>;

const moneyDaySchema = z.object({
  day: dayField,
  received: z.number().describe('rubles paid on that day'),
  returned: z.number().describe('rubles sent back on that day'),
});
export type MoneyDay = z.output<typeof moneyDaySchema>;

export const dashboardApi = {
  tasks: endpoint({
    method: 'GET',
    path: '/api/admin/tasks',
    access: 'staff',
    summary: 'What waits for somebody of the school, of what the caller may do',
    input: z.object({}),
    output: z.object({ tasks: z.array(taskKindSchema) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'statistics.view',
    summary: 'How many people and things the school has, and its money of the last days',
    input: z.object({}),
    output: z.object({
      counts: z.object({
        users: z.number().int(),
        models: z.number().int(),
        courses: z.number().int(),
        orders: z.number().int(),
        reviews: z.number().int(),
      }),
      money: z
        .array(moneyDaySchema)
        .nullable()
        .describe('the last 60 days of the school, oldest first; null without financial_reports.view'),
    }),
  }),
};
