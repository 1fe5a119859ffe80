import { z } from 'zod';
import { consentDocuments } from '../rules.ts';

/**
 * Version of each document shown beside the ticked boxes. If another one is in force by now, the call answers
 * `document_changed`; without a version, the ones in force count.
 */
export const documentVersions = z.partialRecord(z.enum(consentDocuments), z.number().int().positive());
export type DocumentVersions = z.output<typeof documentVersions>;
