/** `npm run check`: the built browser code asks for nothing that the oldest browsers lack. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askedByScript, askedBySheet } from './oldBrowsers.ts';

const folder = join(import.meta.dirname, '../build/client/assets');
const files = (await readdir(folder)).filter((file) => /\.(?:js|css)$/.test(file));
const found = new Map<string, string[]>();
for (const file of files) {
  const asked = file.endsWith('.js') ? askedByScript : askedBySheet;
  for (const { feature, missing } of asked(await readFile(join(folder, file), 'utf8'))) {
    const fault = `${feature} (not in ${missing.join(', ')})`;
    found.set(fault, [...(found.get(fault) ?? []), file]);
  }
}
for (const [fault, places] of found) console.log(`${fault}: ${places.slice(0, 5).join(', ')}`);
console.log(`${files.length} built files, ${found.size} faults`);
process.exitCode = found.size === 0 ? 0 : 1;
