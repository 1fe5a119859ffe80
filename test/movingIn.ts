/** Files of a former school, moved in as an owner does it. */

import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { movingInApi, type ShownImport } from '#features/office/moving-in/contract.ts';
import { contextOf } from '#server/context.ts';
import { upload } from './uploads.ts';
import type { Person, World } from './world.ts';

export interface File {
  name?: string;
  bytes: Buffer | string;
}

/** Uploads it and has its headings read. @returns its id */
export async function beginFile(owner: Person, { name = 'users.csv', bytes }: File): Promise<string> {
  const sent = await upload(owner, { purpose: 'table', name }, Buffer.from(bytes as string));
  if (sent.status !== 200) throw new Error(`not uploaded: ${sent.body.detail}`);
  const { status, body } = await owner.call(movingInApi.begin, { upload_id: sent.id });
  if (status !== 200) throw new Error(`not begun: ${JSON.stringify(body)}`);
  return body.id;
}

/** Runs a trial of the import. */
export async function tried(world: World, owner: Person, id: string): Promise<ShownImport> {
  const { status, body } = await owner.call(movingInApi.check, { id });
  if (status !== 200) throw new Error(`not checked: ${JSON.stringify(body)}`);
  await world.runJobs();
  return shown(owner, id);
}

export async function shown(owner: Person, id: string): Promise<ShownImport> {
  return (await owner.call(movingInApi.show, { id })).body;
}

/** Uploads, tries and moves it in. */
export async function moveIn(world: World, owner: Person, file: File): Promise<ShownImport> {
  const id = await beginFile(owner, file);
  await tried(world, owner, id);
  const { status, body } = await owner.call(movingInApi.run, { id });
  if (status !== 200) throw new Error(`not moved in: ${JSON.stringify(body)}`);
  await world.runJobs();
  return shown(owner, id);
}

/** How many rows came to what. */
export function outcomes({ counts }: ShownImport): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { outcome, reason, count } of counts) {
    const name = reason ? `${outcome}: ${reason}` : outcome;
    sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}

/** The person has come to the school, by whatever way. */
export async function comes(world: World, userId: string): Promise<void> {
  await contextOf(world.app).transaction((ctx) => startSession(ctx, userId, false));
}
