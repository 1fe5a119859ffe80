/** Captions of a lesson's film, one WebVTT file per language. */

import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField } from '#shared/fields.ts';
import { textEncodings } from '#shared/foreignTables.ts';
import { languages } from '#shared/i18n.ts';
import { lessonErrors } from '../errors.ts';
import { mostCaptionBytes } from '../rules/lessons.ts';

const language = z.enum(languages);
const captionsOfLesson = z.object({ captions: z.array(language) });

export const captionsApi = {
  read: endpoint({
    method: 'POST',
    path: '/api/admin/lessons/captions',
    access: 'lessons.manage',
    summary: 'Shows a file of captions as it would be saved: WebVTT or SubRip in whatever encoding',
    input: z.object({
      file: z.base64().min(1).describe('at most 2 MB'),
      encoding: z.enum(textEncodings).optional().describe('without one it is told from the text'),
    }),
    output: z.object({
      text: z.string().describe('WebVTT'),
      encoding: z.enum(textEncodings),
      wrong: z.object({ line: z.number().int(), problem: z.string() }).nullable(),
    }),
    maxBodyBytes: 3 * mostCaptionBytes,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/lessons/{id}/captions/{language}',
    access: 'lessons.manage',
    summary: "Replaces a lesson's captions in one language",
    input: z.object({
      id: idField,
      language,
      text: z.string().min(1).describe('WebVTT or SubRip, at most 1 MB'),
    }),
    output: captionsOfLesson,
    errors: [lessonErrors.lesson_not_found, lessonErrors.captions_wrong, 'payload_too_large'],
    // A JSON text may escape every character.
    maxBodyBytes: 2 * mostCaptionBytes,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/admin/lessons/{id}/captions/{language}',
    access: 'lessons.manage',
    summary: "Deletes a lesson's captions in one language",
    input: z.object({ id: idField, language }),
    output: captionsOfLesson,
    errors: [lessonErrors.lesson_not_found],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/lessons/{id}/captions/{language}/restore',
    access: 'lessons.manage',
    summary: 'Brings back deleted captions within 30 days; changes nothing when none were deleted',
    input: z.object({ id: idField, language }),
    output: captionsOfLesson,
    errors: [lessonErrors.lesson_not_found],
  }),
};
