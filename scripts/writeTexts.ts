/** `npm run texts`: writes the modules that bring the texts, after a change of their keys or placeholders. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsModules } from './textsFiles.ts';

for (const [path, text] of textsModules()) writeFileSync(join(import.meta.dirname, '..', path), text);
