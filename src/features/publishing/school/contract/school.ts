import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';

export const networkIcons = ['instagram', 'telegram', 'vk', 'youtube', 'link'] as const;

export const networkSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  icon: z.enum(networkIcons),
});

/** Public facts about the school. Null means unknown, and is not shown. */
export const schoolSchema = z.object({
  name: z.string().nullable().describe('in the language of the request'),
  address: z.string().nullable().describe('in the language of the request'),
  phone: z.string().nullable().describe('E.164, as is whatsapp'),
  whatsapp: z.string().nullable(),
  telegram: z.string().nullable().describe('user name of the support chat, without @'),
  email: z.string().nullable(),
  legal_name: z.string().nullable(),
  inn: z.string().nullable(),
  ogrn: z.string().nullable(),
  logo: z.string().nullable().describe('address of the picture'),
  related_site: z.object({ name: z.string(), url: z.string() }).nullable().describe('of the same owner'),
  networks: z.array(networkSchema).describe('none where the school does not show them'),
});
export type School = z.output<typeof schoolSchema>;

export const schoolApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/school',
    access: 'anyone',
    summary: "The school's name, contacts and requisites",
    input: z.object({}),
    output: schoolSchema,
  }),
};

/** The facts are not what they were. */
export const schoolChanged = domainEvent('school.changed', z.object({}));
