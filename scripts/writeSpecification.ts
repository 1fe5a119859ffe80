/** `npm run specification`: rewrites docs/specification.md from docs/statements.txt and the tags in the tests. */
import { writeFileSync } from 'node:fs';
import { specification, specificationFile } from './specificationText.ts';

const { text, faults } = specification();
writeFileSync(specificationFile, text);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
