/** Outside parties: whether each is set up, and whether it answered when it was last asked. */
import { metrikaCounter } from '#features/publishing/school/server/metrika.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Integration, integrationsApi } from '../contract/integrations.ts';
import { systemErrors } from '../errors.ts';
import { type IntegrationName, integrationNames } from '../rules.ts';
import { parties } from './checks.ts';
import * as store from './integrations.store.ts';

/** A simulator and a mailbox of the demo are on this machine. */
const onThisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export async function listIntegrations(ctx: Context): Promise<Output<typeof integrationsApi.list>> {
  const [config, rows] = [await configOf(ctx), await store.allChecks(ctx.db)];
  return { integrations: integrationNames.map((name) => integrationOf(name, config, rows)) };
}

/** @throws AppError not_set_up */
export async function checkIntegration(
  ctx: Context,
  { name }: ParsedInput<typeof integrationsApi.check>,
): Promise<Output<typeof integrationsApi.check>> {
  const party = parties[name];
  const config = await configOf(ctx);
  if (party.address(config) === null) throw new AppError(systemErrors.not_set_up);
  const begun = performance.now();
  const problem = await party.check(ctx.app).then(() => null, wordsOf);
  const ms = Math.round(performance.now() - begun);
  const checked_at = ctx.app.now().toISOString();
  const proved_at = problem === null ? checked_at : null;
  await ctx.transaction(async (ctx) => {
    await store.putCheck(ctx.db, { name, checked_at, proved_at, problem });
    await recordAction(ctx, {
      action: 'integration.checked',
      subject: { kind: 'integration', id: name, label: name },
      after: { answered: problem === null },
    });
  });
  return { integration: integrationOf(name, config, await store.allChecks(ctx.db)), ms };
}

/** With the counter as it is saved: a process may hear of a change a second later. */
async function configOf({ app, db }: Context): Promise<Config> {
  return { ...app.config, metrika: await metrikaCounter(db) };
}

function integrationOf(name: IntegrationName, config: Config, rows: readonly store.CheckRow[]): Integration {
  const address = parties[name].address(config);
  const row = rows.find((each) => each.name === name);
  return {
    name,
    state: address === null ? 'off' : isSimulated(config, address) ? 'simulated' : 'on',
    address: address === null ? null : shown(address),
    account: name === 'metrika' ? config.metrika : null,
    checked_at: row?.checked_at ?? null,
    proved_at: row?.proved_at ?? null,
    problem: row?.problem ?? null,
  };
}

function isSimulated({ mode }: Config, address: string): boolean {
  return mode !== 'live' && onThisMachine.test(new URL(address).hostname);
}

/** Whom we speak to, without what opens it. */
function shown(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return protocol === 'file:' ? 'DATA_DIR/uploads' : host + (pathname === '/' ? '' : pathname);
}

/** Longer texts of foreign servers say nothing more. */
function wordsOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || 'no answer').split('\n')[0]!.slice(0, 200);
}
