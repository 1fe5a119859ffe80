/** Mails that do not go out, or may not have arrived, for the tests of what staff see and do. */
import { sendCodeMail } from '#features/accounts/sign-in/server/codes.jobs.ts';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { rows } from './rows.ts';
import type { World } from './world.ts';

/** While `work` is done, every mail to these addresses ends as if it had been sent twice, and nobody had said how that went. */
export async function losingMails<T>(
  world: World,
  isLost: (to: string) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  const { mail } = world.app;
  world.app.mail = {
    ...mail,
    async send(sent, claim) {
      if (!isLost(sent.to)) return mail.send(sent, claim);
      for (let n = 0; n < 3; n++) await claim.handOver();
    },
  };
  try {
    return await work();
  } finally {
    world.app.mail = mail;
  }
}

/** Sends a mail that needs nothing but an address. */
export async function mailCode(world: World, email: string): Promise<void> {
  const payload = { email, language: 'ru', code: '12345678' } as const;
  await contextOf(world.app).transaction((ctx) => queue(ctx, sendCodeMail, payload));
  await world.runJobs();
}

/** Two of them; whose they are changes nothing. */
export async function doubtfulThings(world: World) {
  const insert = async () => {
    const id = crypto.randomUUID();
    const now = world.app.now().toISOString();
    await rows(
      world,
      `insert into unsent_mails (id, job_id, email, subject, created_at)
       values ('${id}', '${id}', 'lena@example.com', 'x', '${now}') returning id`,
    );
    return id;
  };
  return { 'unsent mail': { own: await insert(), another: await insert() } };
}
