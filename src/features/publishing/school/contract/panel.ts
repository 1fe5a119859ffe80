import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { localTextField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { ownBenefits } from '../rules/benefits.ts';
import { logoTypes, maxLogoBytes } from '../rules/logo.ts';
import { taxSystems, vatCodes } from '../rules/requisites.ts';
import { contactFacts, settingFacts } from '../rules/school.ts';

const version = z.string().max(64).describe('which state the change was made from');

const contacts = z.object({
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  telegram: z.string().nullable(),
  email: z.string().nullable(),
  related_site: z.object({ name: z.string(), url: z.string() }).nullable(),
  shows_networks: z.boolean(),
  networks: z.array(z.object({ id: z.string(), name: z.string(), url: z.string(), icon: z.string() })),
  version,
});
const settings = z.object({
  name: localTextField(z.string()).nullable(),
  address: localTextField(z.string()).nullable(),
  legal_name: z.string().nullable(),
  inn: z.string().nullable(),
  ogrn: z.string().nullable(),
  tax_system: z.literal(taxSystems).describe('the one in force, as is vat_code'),
  vat_code: z.literal(vatCodes),
  bank: z
    .object({ name: z.string(), bik: z.string(), account: z.string(), correspondent: z.string() })
    .nullable(),
  time_zone: z.string().describe('the one in force'),
  benefits: z.array(z.enum(ownBenefits)).describe('what the school gives besides lessons'),
  languages: z.array(z.enum(languages)).describe('in which the school is shown'),
  logo: z.string().nullable(),
  version,
});
export type EditedContacts = z.output<typeof contacts>;
export type EditedSettings = z.output<typeof settings>;

const logo = z.object({ logo: z.string().nullable().describe('address of the picture') });

export const schoolPanelApi = {
  showContacts: endpoint({
    method: 'GET',
    path: '/api/admin/school/contacts',
    access: 'content.manage',
    summary: 'Contacts and social networks, as they are edited',
    input: z.object({}),
    output: contacts,
  }),
  saveContacts: endpoint({
    method: 'PUT',
    path: '/api/admin/school/contacts',
    access: 'content.manage',
    summary: 'Replaces contacts and social networks',
    input: z.object({ ...contactFacts.shape, version }),
    output: contacts,
    // Room for the addresses of many networks, and texts in three languages.
    maxBodyBytes: 64 * 1024,
    errors: ['conflict'],
  }),
  showSettings: endpoint({
    method: 'GET',
    path: '/api/admin/school',
    access: 'system.settings',
    summary: "The school's name, requisites and time zone, as they are edited",
    input: z.object({}),
    output: settings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/api/admin/school',
    access: 'system.settings',
    summary: "Replaces the school's name, requisites and time zone",
    input: z.object({ ...settingFacts.shape, version }),
    output: settings,
    errors: ['conflict'],
  }),
  saveLogo: endpoint({
    method: 'PUT',
    path: '/api/admin/school/logo',
    access: 'system.settings',
    summary: "Makes a picture the school's sign",
    input: z.object({
      picture: z
        .string()
        .max(Math.ceil((maxLogoBytes * 4) / 3) + 100)
        .refine(isPicture, { params: { field: 'picture' } })
        .describe('data URL'),
    }),
    output: logo,
    maxBodyBytes: 2 * maxLogoBytes,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/admin/school/logo',
    access: 'system.settings',
    summary: "Shows the school's name in words again",
    input: z.object({}),
    output: logo,
  }),
};

function isPicture(url: string): boolean {
  return logoTypes.some((type) => url.startsWith(`data:${type};base64,`));
}
