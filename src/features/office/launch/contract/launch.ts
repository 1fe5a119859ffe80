import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { codeField } from '#shared/fields.ts';
import { launchErrors } from '../errors.ts';
import { codeDigits, codeLimits, mailLimits, stepStates } from '../rules.ts';

const step = z.string().regex(/^[a-z_]{1,40}$/);

const noteSchema = z.object({
  name: z.string(),
  values: z.record(z.string(), z.string()),
  path: z.string().nullable().describe('where in the panel that is mended'),
});

const stepSchema = z.object({
  name: z.string(),
  path: z.string().nullable().describe('where in the panel it is done; null: in the launch itself'),
  state: z.enum(stepStates),
  proved_at: z.string().nullable(),
  proved_by: z.string().nullable().describe('name of the member of staff'),
  skipped_at: z.string().nullable().describe('when it was put off'),
  subject: z
    .string()
    .nullable()
    .describe('what a confirmation would be of; null for what nobody can confirm'),
  notes: z.array(noteSchema),
});
export type LaunchStep = z.output<typeof stepSchema>;

const launchSchema = z.object({
  steps: z.array(stepSchema),
  finished_at: z.string().nullable().describe('when the owner ended the wizard'),
  mail: z
    .object({ asked_at: z.string(), sent_at: z.string().nullable().describe('null until it has left') })
    .nullable()
    .describe('the trial mail whose code is awaited'),
  is_demo: z.boolean(),
});
export type Launch = z.output<typeof launchSchema>;

const path = '/api/admin/launch';
const owners = { access: 'system.settings', output: launchSchema } as const;

export const launchApi = {
  show: endpoint({
    ...owners,
    method: 'GET',
    path,
    summary: "The steps of the school's launch, each as it stands at this moment",
    input: z.object({}),
  }),
  standing: endpoint({
    method: 'GET',
    path: `${path}/standing`,
    access: 'system.settings',
    summary: 'Whether the owner is still to be led through the launch; never in a demo school',
    input: z.object({}),
    output: z.object({ is_ahead: z.boolean() }),
  }),
  confirm: endpoint({
    ...owners,
    method: 'POST',
    path: `${path}/{step}/confirm`,
    summary: 'Says that a step which only a person can judge is done',
    input: z.object({
      step,
      subject: z.string().max(300).describe('what is confirmed, as `show` tells it; another is a conflict'),
    }),
    errors: ['not_found', 'conflict'],
  }),
  skip: endpoint({
    ...owners,
    method: 'POST',
    path: `${path}/{step}/skip`,
    summary: 'Puts a step off, or takes it up again',
    input: z.object({ step, is_skipped: z.boolean() }),
    errors: ['not_found'],
  }),
  sendMail: endpoint({
    ...owners,
    method: 'POST',
    path: `${path}/mail`,
    summary: 'Sends a trial mail with a code to the caller',
    input: z.object({}),
    limits: mailLimits,
  }),
  enterCode: endpoint({
    ...owners,
    method: 'POST',
    path: `${path}/mail/code`,
    summary: 'Proves by its code that the trial mail has arrived',
    input: z.object({
      code: codeField.regex(new RegExp(`^\\d{${codeDigits}}$`)),
    }),
    errors: [launchErrors.launch_code_wrong],
    limits: codeLimits,
  }),
  finish: endpoint({
    ...owners,
    method: 'POST',
    path: `${path}/finish`,
    summary: 'Ends the wizard; the checklist stays',
    input: z.object({}),
  }),
};
