import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The checkout's folder, both for the sources and for the build. */
export const root = dirname(findPackageJSON(import.meta.url)!);
