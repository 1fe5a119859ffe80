/** A Chromium for the browser tests: the one named, the machine's, Playwright's own, or Debian's package. */
import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);
/** Not Debian's headless shell: it loads pictures that a reader's browser leaves for later, and saves no time. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApplications = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

export interface FoundChromium {
  path: string;
  /** Description of its source, for the person who waits. */
  origin: string;
}

/** @throws Error that says what to do when there is none and none can be installed. */
export async function provideChromium(say: (line: string) => void): Promise<FoundChromium> {
  const found = await findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && (await executable('/usr/bin/apt-get'))) {
    say('No Chromium on this machine: installing the Debian package (about a minute) …');
    await installDebianPackage();
    const installed = await findOnPath();
    if (installed) return { path: installed, origin: 'Debian package, installed just now' };
  }
  throw new Error(
    'The browser tests need a Chromium. Install one (Debian: "apt-get install chromium"), or name one: CHROMIUM_PATH=… npm test',
  );
}

/** Searches without changing anything. @throws when CHROMIUM_PATH names something that does not start. */
export async function findChromium(): Promise<FoundChromium | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return { path: named, origin: 'CHROMIUM_PATH' };
    throw new Error(`CHROMIUM_PATH=${named} is not a browser that starts.`);
  }
  const system = await findOnPath();
  if (system) return { path: system, origin: "the machine's" };
  const own = chromium.executablePath();
  return own && (await starts(own)) ? { path: own, origin: "Playwright's own" } : null;
}

async function findOnPath(): Promise<string | null> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...candidates, ...macApplications]) {
    if ((await executable(path)) && (await starts(path))) return path;
  }
  return null;
}

function executable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Ubuntu's `chromium-browser` may be a stub for a snap package: only a program that answers counts. */
function starts(path: string): Promise<boolean> {
  return run(path, ['--version'], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

async function installDebianPackage(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-q'], { env, timeout: 180_000 });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      env,
      timeout: 600_000,
      maxBuffer: 50_000_000,
    });
  } catch (error) {
    throw new Error(
      `The Debian package could not be installed:\n${(error as { stderr?: string }).stderr ?? error}`,
    );
  }
}
