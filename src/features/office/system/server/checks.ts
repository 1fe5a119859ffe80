/** Checks whether each outside party answers us, by a question that changes nothing there. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { googleAnswers, vkAnswers } from '#features/accounts/sign-in/server/providers/answering.ts';
import { metrikaScript } from '#features/publishing/school/rules/metrika.ts';
import { metrikaAnswers } from '#features/publishing/school/server/providers/metrika.ts';
import { answersToShop } from '#features/sales/instalments/server/providers/tbank.ts';
import { answersToKey } from '#features/sales/payments/server/providers/yookassa.ts';
import { knowsModel } from '#features/talk/assistant/server/model/knowsModel.ts';
import { getBot, getWebhook } from '#features/talk/notices/server/providers/telegram.ts';
import type { App } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { newId } from '#server/tokens.ts';
import type { IntegrationName } from '../rules.ts';

export interface Party {
  /** Null where it is not set up. */
  address(config: Config): string | null;
  /** @throws Error with what is wrong, in a word or two that hold no secret */
  check(app: App): Promise<void>;
}

export const parties: Record<IntegrationName, Party> = {
  payments: {
    address: (config) => config.yookassa?.url ?? null,
    async check({ config: { yookassa } }) {
      if (yookassa && !(await answersToKey(yookassa))) throw new Error('it refuses the shop id and key');
    },
  },
  bank: {
    address: (config) => config.tbank?.url ?? null,
    async check({ config: { tbank } }) {
      if (tbank && !(await answersToShop(tbank))) throw new Error('it refuses the showcase and password');
    },
  },
  mail: { address: (config) => config.mail.url, check: ({ mail }) => mail.verify() },
  assistant: {
    address: (config) => config.languageModel?.url ?? null,
    async check({ config: { languageModel } }) {
      if (languageModel) await knowsModel(languageModel);
    },
  },
  google: {
    address: (config) => config.google?.issuer ?? null,
    check: googleAnswers,
  },
  vk: { address: (config) => config.vk?.url ?? null, check: vkAnswers },
  telegram: {
    address: (config) => config.telegram?.url ?? null,
    async check({ config: { telegram } }) {
      const answer = telegram && (await getBot(telegram));
      if (answer && answer.kind !== 'ok')
        throw new Error('reason' in answer ? answer.reason : 'the bot is gone');
      const webhook = telegram && (await getWebhook(telegram));
      if (webhook?.kind === 'ok' && webhook.result) throw new Error('a webhook takes its messages');
    },
  },
  storage: {
    address: (config) => (config.s3 ? `${config.s3.endpoint}/${config.s3.bucket}` : 'file://uploads'),
    check: writesAndReads,
  },
  // Whether a counter exists Yandex tells nobody but its owner: only that pages would find the script.
  metrika: {
    address: (config) => config.metrika && config.metrikaUrl + metrikaScript,
    check: metrikaAnswers,
  },
};

/** Writes, reads and removes a file of our own; asks a bucket about a file that it does not have. */
async function writesAndReads({ config, storage }: App): Promise<void> {
  const folder = join(config.dataDir, 'uploads');
  const path = join(folder, `.check-${newId()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(path, path);
    if ((await readFile(path, 'utf8')) !== path) throw new Error('what was written is not there');
  } finally {
    await rm(path, { force: true });
  }
  if (config.s3 && (await storage.sizeOf(newId())) !== null)
    throw new Error('the bucket answers about something else');
}
