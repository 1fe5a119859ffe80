import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField } from '#shared/fields.ts';
import { fileSchema } from '#shared/files.ts';
import { drawingLimits, renameLimits } from '../rules/certificates.ts';

/** A certificate as anybody who knows its address may read it. */
export const publicCertificateSchema = z.object({
  number: z.string().describe('C-10482'),
  name: z.string().nullable().describe('null: the person asked to be erased'),
  course: z.string().describe('in the language of the request'),
  issued_at: z.string(),
  revoked_at: z.string().nullable(),
});
export type PublicCertificate = z.output<typeof publicCertificateSchema>;

export const ownCertificateSchema = publicCertificateSchema.extend({
  id: z.string(),
  course_id: z.string().nullable(),
  url: z.string().describe('where anybody can verify it'),
  can_rename: z.boolean().describe('the account has another name by now'),
});
export type OwnCertificate = z.output<typeof ownCertificateSchema>;

/** Why a completed course has no certificate yet. */
export const obstacles = ['unconfirmed', 'no_name', 'letters', 'under_way'] as const;
export type Obstacle = (typeof obstacles)[number];

export const certificatesApi = {
  verify: endpoint({
    method: 'GET',
    path: '/api/certificates/{token}',
    access: 'anyone',
    summary: 'The certificate with that public address; null: there is none',
    input: z.object({ token: z.string().max(100) }),
    output: z.object({ certificate: publicCertificateSchema.nullable() }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/user/certificates',
    access: 'signed-in',
    summary: "The caller's certificates, and completed courses that have none yet",
    input: z.object({}),
    output: z.object({
      certificates: z.array(ownCertificateSchema),
      waiting: z.array(z.object({ course_id: z.string(), course: z.string(), reason: z.enum(obstacles) })),
    }),
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/user/certificates/{id}/pdf',
    isFile: true,
    access: 'signed-in',
    summary: "The caller's certificate as PDF, in the language of the request",
    input: z.object({ id: idField }),
    output: fileSchema,
    errors: ['not_found'],
    limits: drawingLimits,
  }),
  rename: endpoint({
    method: 'POST',
    path: '/api/user/certificates/{id}/name',
    access: 'signed-in',
    summary: 'Puts the present name of the account on the certificate; its number stays',
    input: z.object({ id: idField }),
    output: ownCertificateSchema,
    errors: ['not_found', 'conflict'],
    limits: renameLimits,
  }),
};
