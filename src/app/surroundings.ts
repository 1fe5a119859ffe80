/** Checks the machine before a start, settings aside: each thing missing is one line of a single report. */
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Config } from '#server/config.ts';
import { ping } from '#server/db/ping.ts';
import type { HeldPort } from '#server/http/heldPort.ts';
import { second } from '#shared/dates.ts';
import { openDatabase } from './database.ts';

/** A database that is up answers within this time; one that is still starting is reported as unreachable. */
const answersWithinMs = 5 * second;

/** File systems of Linux that hold what the kernel tells: `mkdir` of a path within never ends. */
const ofKernel = [0x9fa0, 0x62656572];

/** Begins each line with the setting's name. Creates nothing. @param held the port of an earlier process is ours */
export async function surroundingProblems(config: Config, held: HeldPort | null = null): Promise<string[]> {
  const port = held?.socketFor(config) ? null : portProblem(config);
  const lines = await Promise.all([folderProblem(config), databaseProblem(config), port]);
  return lines.filter((line) => line !== null);
}

/** Checks the folder, or the nearest existing parent in which it would be created. */
async function folderProblem({ dataDir }: Config): Promise<string | null> {
  for (let folder = dataDir; ; folder = dirname(folder)) {
    const found = await stat(folder).catch((error: NodeJS.ErrnoException) => error.code);
    if (found === 'ENOENT') continue;
    if (typeof found !== 'object') return `DATA_DIR: ${dataDir} cannot be reached (${found})`;
    if (!found.isDirectory()) return `DATA_DIR: ${folder} is no folder`;
    if (ofKernel.includes((await statfs(folder)).type)) return `DATA_DIR: ${folder} is no place for files`;
    const isOurs = await access(folder, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
    return isOurs ? null : `DATA_DIR: this user may not write in ${folder}`;
  }
}

async function databaseProblem(config: Config): Promise<string | null> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null) return fileProblem(join(dataDir, 'podium.db'));
  const { host, pathname } = new URL(databaseUrl);
  try {
    const database = await openDatabase(config);
    await ping(database, answersWithinMs).finally(() => database.close());
    return null;
  } catch (error) {
    return `DATABASE_URL: the database ${pathname.slice(1)} at ${host} does not answer (${reasonOf(error)})`;
  }
}

/** A database is begun at the first start; what is no file, or not ours, would be no place for it. */
async function fileProblem(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  if (!found) return null;
  if (!found.isFile()) return `DATA_DIR: ${path} is no file`;
  const isOurs = await access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
  return isOurs ? null : `DATA_DIR: this user may not read and write ${path}`;
}

/** Taken for a moment, and given back. */
async function portProblem({ port, host }: Config): Promise<string | null> {
  const server = createServer();
  const problem = await new Promise<string | null>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(portWords(error, port, host)));
    server.listen({ port, host, exclusive: true }, () => resolve(null));
  });
  if (problem === null) await new Promise((resolve) => server.close(resolve));
  return problem;
}

function portWords({ code }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `PORT: ${port} is taken by another program; stop it, or choose another, such as ${port + 1}`;
  if (code === 'EACCES') return `PORT: ${port} may not be opened by this user; choose one above 1024`;
  return `HOST: ${host} is no address of this machine (${code})`;
}

/** One line without the password that an address may hold. */
function reasonOf(error: unknown): string {
  const { code, message, errors } = error as {
    code?: string;
    message?: string;
    errors?: { code?: string }[];
  };
  return (code ?? errors?.[0]?.code ?? message ?? 'no reason').split('\n')[0]!.slice(0, 120);
}
