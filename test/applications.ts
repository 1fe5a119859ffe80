/** Applications of models, for the tests of everything around them. */
import sharp from 'sharp';
import { type GuardianPage, guardiansApi } from '#features/accounts/guardians/contract.ts';
import { applicationsApi } from '#features/casting/applications/contract/applications.ts';
import { snapsApi } from '#features/casting/applications/contract/snaps.ts';
import type { SnapKind } from '#features/casting/applications/rules/snaps.ts';
import type { Input } from '#shared/contract.ts';
import { rows } from './rows.ts';
import type { Caller, World } from './world.ts';

type Form = Input<typeof applicationsApi.apply>;

/** The questionnaire as the specification has it. */
export function questionnaire(changes: Partial<Form> = {}): Form {
  return {
    fullName: 'Вера Ёлкина',
    email: 'vera@example.com',
    phone: '8 (900) 555-35-35',
    country: 'Россия',
    city: 'Казань',
    height: 176,
    weight: 58,
    age: 21,
    agreementData: true,
    agreementPhoto: true,
    ...changes,
  };
}

/** Sends it. @returns what staff know of it */
export async function applyAsModel(
  world: World,
  caller: Caller,
  changes: Partial<Form> = {},
): Promise<{ id: string; number: string }> {
  const { status, body } = await caller.call(applicationsApi.apply, questionnaire(changes));
  if (status !== 200) throw new Error(`not applied: ${status} ${JSON.stringify(body)}`);
  const number = body.number.slice('A-'.length);
  const [row] = await rows<{ id: string }>(
    world,
    `select id from model_applications where number = ${number}`,
  );
  return { id: row!.id, number: body.number };
}

/** Mails to an address, oldest first. */
export function mailsTo(world: World, email: string) {
  return world.mail.messages().filter(({ to }) => to.includes(email));
}

/** The private link of the newest mail whose subject holds `words`. */
export function tokenIn(world: World, words: string): string {
  const mail = world.mail.messages().findLast(({ subject }) => subject.includes(words));
  const token = /\/application\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link in a mail about ${words}`);
  return token;
}

let shade = 0;

/** A photo unlike the ones before. */
export async function aSnap(): Promise<string> {
  shade = (shade + 7) % 200;
  const background = { r: shade, g: 120, b: 90 };
  const image = sharp({ create: { width: 90, height: 120, channels: 3, background } });
  return `data:image/jpeg;base64,${(await image.jpeg().toBuffer()).toString('base64')}`;
}

/** A draft with these photos, to be named in a form. */
export async function aDraft(caller: Caller, kinds: readonly SnapKind[]) {
  const { body: draft } = await caller.call(snapsApi.begin, {});
  for (const kind of kinds) {
    const { status } = await caller.call(snapsApi.put, { ...draft, kind, photo: await aSnap() });
    if (status !== 200) throw new Error(`no photo kept: ${status}`);
  }
  return { draft_id: draft.id, draft_secret: draft.secret };
}

/** The guardian at `email` opens the newest mail and agrees. @returns the page that was shown before */
export async function agreeAsGuardian(world: World, email: string): Promise<GuardianPage> {
  const token = guardianToken(world, email);
  const guardian = world.visitor();
  const { body } = await guardian.call(guardiansApi.show, { token });
  const { status } = await guardian.call(guardiansApi.consent, { token, name: 'Анна', data_consent: true });
  if (status !== 200) throw new Error(`not agreed: ${status}`);
  return body;
}

export async function declineAsGuardian(world: World, email: string): Promise<void> {
  const { status } = await world.visitor().call(guardiansApi.decline, { token: guardianToken(world, email) });
  if (status !== 200) throw new Error(`not declined: ${status}`);
}

function guardianToken(world: World, email: string): string {
  const mail = world.mail.messages().findLast(({ to }) => to.includes(email));
  return /\/guardian\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
