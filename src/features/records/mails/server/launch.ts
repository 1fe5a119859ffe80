/** Mails in a school's launch: a trial mail has arrived by the present settings, and mails go out now. */
import { fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { launchChecksOf } from '#server/launch.ts';
import { mails } from '../manifest.ts';
import { mailPaths } from '../paths.ts';
import { currentStoppage } from './stoppage.ts';

export const mailLaunch = launchChecksOf(
  mails.launch,
  {
    async mail(ctx, proof) {
      const stoppage = await currentStoppage(ctx);
      if (stoppage) {
        const values = { count: String(stoppage.count) };
        return { state: 'failed', notes: [{ name: 'stopped', values, path: mailPaths.list }] };
      }
      if (!proof) return { state: 'open', notes: [{ name: 'untried' }] };
      if (proof.subject !== waysOut(ctx)) return { state: 'failed', notes: [{ name: 'changed' }] };
      return { state: 'done', at: proof.at, notes: [{ name: 'arrived' }] };
    },
  },
  { mail: async (ctx) => waysOut(ctx) },
);

/** The mail server and the sender's address, without the password. */
function waysOut({ app }: Context): string {
  const { url, from } = app.config.mail;
  return fingerprint([url, from]);
}
