import { z } from 'zod';
import { consentDocuments } from './rules.ts';

/**
 * Which version of each document stood beside the boxes that were ticked. Another one being in force by now is
 * `document_changed`; without it, the versions in force are meant.
 */
export const documentVersions = z.partialRecord(z.enum(consentDocuments), z.number().int().positive());
export type DocumentVersions = z.output<typeof documentVersions>;
