/** A new live school and its owner, for the tests of its launch. */
import { expect } from 'vitest';
import { type LaunchStep, launchApi } from '#features/office/launch/contract/launch.ts';
import { documentsPanelApi } from '#features/publishing/documents/contract/panel.ts';
import { schoolPanelApi } from '#features/publishing/school/contract/panel.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { trialPaymentApi } from '#features/sales/payments/contract/trial.ts';
import type { Person, World } from './world.ts';

const requisites = {
  name: { ru: 'Ольха' },
  address: { ru: 'Москва, улица Примерная, 1' },
  ...{ legal_name: 'ИП Ольхова', inn: '500100732259', ogrn: '304500116000157' },
};
const contacts = { phone: '+79112223344', email: 'school@example.com' };

export async function aNewSchool(makeWorld: () => Promise<World>): Promise<{ world: World; owner: Person }> {
  const world = await makeWorld();
  world.app.config.mode = 'live';
  return { world, owner: await world.signedInAs('super_admin') };
}

export async function launchOf(owner: Person) {
  const { status, body } = await owner.call(launchApi.show, {});
  expect(status).toBe(200);
  return body;
}

export async function stepOf(owner: Person, name: string): Promise<LaunchStep> {
  return (await launchOf(owner)).steps.find((step) => step.name === name)!;
}

export function notesOf({ notes }: LaunchStep): string[] {
  return notes.map(({ name }) => name);
}

export async function giveFacts(owner: Person): Promise<void> {
  const { version, logo: _logo, ...settings } = (await owner.call(schoolPanelApi.showSettings, {})).body;
  const saved = await owner.call(schoolPanelApi.saveSettings, { ...settings, ...requisites, version });
  expect(saved.status).toBe(200);
  const known = (await owner.call(schoolPanelApi.showContacts, {})).body;
  expect((await owner.call(schoolPanelApi.saveContacts, { ...known, ...contacts } as never)).status).toBe(
    200,
  );
}

export async function mailedCode(world: World, owner: Person): Promise<string> {
  expect((await owner.call(launchApi.sendMail, {})).status).toBe(200);
  await world.runJobs();
  return /\d{6}/.exec(world.mail.messages().at(-1)!.subject)![0];
}

export async function payTrial(world: World, owner: Person): Promise<void> {
  await owner.call(trialPaymentApi.start, {});
  world.yookassa.pay(world.yookassa.payments().at(-1)!.id);
  for (let step = 0; step < 3; step++) await owner.call(trialPaymentApi.show, {});
}

export async function publishOffer(owner: Person): Promise<void> {
  const { texts, version } = (await owner.call(documentsPanelApi.show, { document: 'offer' })).body;
  const published = await owner.call(documentsPanelApi.publish, {
    document: 'offer',
    texts,
    version,
  } as never);
  expect(published.status).toBe(200);
}

export async function actionsOf(owner: Person): Promise<string[]> {
  const { entries } = (await owner.call(auditApi.list, {})).body;
  return entries.map(({ action }) => action).filter((action) => /^(?:launch|demo)\./.test(action));
}
