import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pid } from 'node:process';

/** One process at a time: `npm start` and `npm test` may be typed into two windows of a fresh checkout. */
export async function alone(work) {
  const lock = join('.node', 'lock');
  mkdirSync('.node', { recursive: true });
  for (let isTold = false; !taken(lock); isTold = true) {
    if (!isTold) console.log('Waiting for another command that is preparing this checkout …');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock) {
  try {
    writeFileSync(lock, String(pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST')
      throw new Error(`Cannot write below this folder (${error.code}): ${error.message}`);
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** False where its owner ended without releasing it, killed for example. */
function isHeld(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // Made just now, and its owner not yet written.
    if (owner === 0) return Date.now() - statSync(lock).mtimeMs < 5000;
    return isAlive(owner);
  } catch {
    return false;
  }
}

function isAlive(owner) {
  try {
    return process.kill(owner, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
