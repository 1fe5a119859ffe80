/** Launch steps that concern the machine: remains of a demo, the school's address. */
import { accountsWithDemoPassword } from '#features/accounts/sign-in/server/demo.ts';
import { demoSince } from '#server/demoMark.ts';
import { launchChecksOf } from '#server/launch.ts';
import { system } from '../manifest.ts';

export const systemLaunch = launchChecksOf(
  system.launch,
  {
    async demo(ctx) {
      const since = await demoSince(ctx.db);
      const emails = await accountsWithDemoPassword(ctx.db);
      if (since === null && emails.length === 0) return { state: 'done' };
      if (ctx.app.config.mode === 'demo') return { state: 'open', notes: [{ name: 'running' }] };
      return { state: 'failed', notes: [{ name: 'left' }] };
    },
    async address(ctx, proof) {
      const { appUrl } = ctx.app.config;
      const values = { address: appUrl };
      if (!appUrl.startsWith('https://')) return { state: 'failed', notes: [{ name: 'open', values }] };
      if (proof?.subject !== appUrl) return { state: 'open', notes: [{ name: 'unseen', values }] };
      return { state: 'done', at: proof.at, notes: [{ name: 'seen', values }] };
    },
  },
  { address: async ({ app }) => app.config.appUrl },
);
