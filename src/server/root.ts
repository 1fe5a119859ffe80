import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The checkout's folder; seen from the sources and from what is built of them alike. */
export const root = dirname(findPackageJSON(import.meta.url)!);
