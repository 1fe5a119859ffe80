/** Preload (`--import`): the program's disk refuses writes once the file PODIUM_TEST_REFUSES exists. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fdatasync } = fs;
fs.fdatasync = ((file: number, done: (error: Error | null) => void) => {
  if (fs.existsSync(process.env.PODIUM_TEST_REFUSES ?? '')) done(new Error('EIO: i/o error, fdatasync'));
  else fdatasync(file, done);
}) as typeof fs.fdatasync;
syncBuiltinESMExports();
