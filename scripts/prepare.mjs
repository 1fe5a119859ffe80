/**
 * Makes a checkout ready to run: the pinned Node, the packages of package-lock.json, and what is built from them.
 * Runs before `npm start`, `npm test` and the others, on nothing but Node 20 or newer and its npm. Where everything
 * is in place it only compares hashes. `--build` also builds the pages and the server, `--types` the routes' types.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { arch, argv, chdir, env, execPath, exit, platform, stdout, versions } from 'node:process';
import { alone } from './alone.mjs';
import { explainNpm } from './explain-npm.mjs';

chdir(dirname(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname)));
const packagesStamp = join('node_modules', '.podium-stamp');
const routerTool = { packageName: '@react-router/dev', name: 'react-router' };
const buildConfig = [
  'vite.config.ts',
  join('scripts', 'chunks.ts'),
  join('scripts', 'drawn.ts'),
  'react-router.config.ts',
];
const viteTool = { packageName: 'vite', name: 'vite' };

try {
  await prepare();
} catch (error) {
  console.error(`\n${error.message}\n`);
  exit(1);
}

async function prepare() {
  const packages = hashOf([readFileSync('package-lock.json'), platform, arch]);
  if (!isStamped(packagesStamp, packages)) {
    await alone(async () => {
      if (isStamped(packagesStamp, packages)) return;
      await installPackages();
      stamp(packagesStamp, packages);
    });
  }
  if (argv.includes('--types'))
    await derive('types of the routes', typesInputs(packages), [routerTool, 'typegen'], '.react-router');
  if (argv.includes('--build')) {
    await derive('browser part', buildInputs(packages), [routerTool, 'build'], 'build');
    const bundle = [viteTool, 'build', '--config', 'vite.server.config.ts'];
    await derive('server', serverInputs(packages), bundle, join('build', 'app'));
  }
}

// ── Packages ────────────────────────────────────────────────────────────────────────────────────────────────────

async function installPackages() {
  const node = await pinnedNode();
  const isOldNpm = npmMajor() < 11;
  // npm 11 reads "allowScripts"; an older one would run every package's script, so it may run none.
  const flags = isOldNpm ? ['--ignore-scripts'] : [];
  await step('Installing the packages', () => npm(node, ['ci', ...flags]));
}

/** Path of the pinned Node, fetched alone first: under an older Node npm would pick and warn about other packages. */
async function pinnedNode() {
  const { name, version } = pinnedPackage();
  if (!name) {
    const [major, minor] = versions.node.split('.').map(Number);
    if (major > 24 || (major === 24 && minor >= 7)) return execPath;
    throw new Error(
      `There is no ready-made Node for ${platform}-${arch}: install Node 24.7 or newer and try again.`,
    );
  }
  const home = join('.node', 'node_modules', name);
  const fetched = existsSync(home) && JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version;
  if (fetched !== version) {
    const flags = ['install', '--prefix', '.node', '--no-save', '--ignore-scripts', `${name}@${version}`];
    await step(`Fetching Node ${version}`, () => npm(execPath, flags));
  }
  return join(home, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

function pinnedPackage() {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`, `node-win-${arch}`];
  const name = names.find(
    (candidate) => optionalDependencies[candidate] && (platform === 'win32') === candidate.includes('-win-'),
  );
  return { name, version: name && optionalDependencies[name] };
}

/** npm's own program where npm started us; it then runs under the Node given, not under the machine's. */
function npmProgram() {
  const beside = join(dirname(execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return [env.npm_execpath, beside].find((path) => path?.endsWith('npm-cli.js') && existsSync(path));
}

function npmMajor() {
  const program = npmProgram();
  return program
    ? Number(
        JSON.parse(readFileSync(join(dirname(program), '..', 'package.json'), 'utf8')).version.split('.')[0],
      )
    : 11;
}

async function npm(node, args) {
  const program = npmProgram();
  const flags = [...args, '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const retries = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const [command, first] = program ? [node, [program]] : [platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const { code, output } = await run(command, [...first, ...flags, ...retries], dirname(node));
  if (code !== 0) throw new Error(explainNpm(output));
}

// ── What is made from the sources ───────────────────────────────────────────────────────────────────────────────

/** Runs a tool unless what it makes is there already, made from the same inputs. */
async function derive(title, inputs, [tool, ...args], folder) {
  const mark = join(folder, '.podium-stamp');
  if (isStamped(mark, inputs)) return;
  await alone(async () => {
    if (isStamped(mark, inputs)) return;
    rmSync(mark, { force: true });
    const node = join('node_modules', '.bin', platform === 'win32' ? 'node.exe' : 'node');
    await step(`Making the ${title}`, async () => {
      const { code, output } = await run(
        existsSync(node) ? node : execPath,
        [programOf(tool), ...args],
        join('node_modules', '.bin'),
      );
      if (code !== 0) throw new Error(`The ${title} could not be made:\n\n${output}`);
    });
    mkdirSync(folder, { recursive: true });
    stamp(mark, inputs);
  });
}

function programOf({ packageName, name }) {
  const home = join('node_modules', packageName);
  return join(home, JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).bin[name]);
}

function buildInputs(packages) {
  const isServerOnly =
    /\.test\.tsx?$|^src[\\/](server[\\/](?!pages)|app)|[\\/](service|store|api|jobs|emails|export)\.ts$/;
  const files = filesBelow('src').filter((file) => !isServerOnly.test(file));
  return hashOf([packages, ...[...files, ...filesBelow('public'), ...buildConfig].map(trace)]);
}

/** All that the server imports, and the pages. */
function serverInputs(packages) {
  const isTest = /\.test\.tsx?$/;
  const files = ['src', 'simulators', 'demo'].flatMap(filesBelow).filter((file) => !isTest.test(file));
  const pages = [join('build', '.podium-stamp'), 'vite.server.config.ts', join('scripts', 'start.ts')];
  return hashOf([packages, ...[...files, ...pages].map(trace)]);
}

function typesInputs(packages) {
  const screens = filesBelow('src').filter((file) =>
    /\.tsx$|[\\/](?:manifests?|pages|paths)\.ts$/.test(file),
  );
  return hashOf([packages, ...screens, ...['src/routes.ts', 'react-router.config.ts'].map(trace)]);
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
}

/** Name, size and time of a file's last change: reading hundreds of them would take longer. */
function trace(file) {
  const found = existsSync(file) ? statSync(file) : { size: 0, mtimeMs: 0 };
  return `${file} ${found.size} ${found.mtimeMs}`;
}

// ── Means ───────────────────────────────────────────────────────────────────────────────────────────────────────

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

function isStamped(file, value) {
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

function stamp(file, value) {
  writeFileSync(file, value);
}

async function step(title, work) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.log(`${title} …`);
  const pulse = setInterval(() => console.log(`  … ${seconds()} s`), stdout.isTTY ? 10_000 : 30_000);
  await work().finally(() => clearInterval(pulse));
  console.log(`  done in ${seconds()} s`);
}

/** Runs to the end with `bin` first on PATH; its output is kept for the case that it fails. */
function run(command, args, bin) {
  const path = [join(process.cwd(), bin), env.PATH].join(delimiter);
  // NODE_ENV=production would leave out what tests and builds need.
  const { NODE_ENV: _, ...rest } = env;
  const child = spawn(command, args, { env: { ...rest, PATH: path }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
