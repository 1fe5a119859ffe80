/** Files in `DATA_DIR` that the simulators of a demo or a rehearsal keep between runs. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

export function simulatorFiles(mode: 'demo' | 'rehearsal') {
  return {
    mails: `${mode}-mail`,
    payments: `${mode}-yookassa.json`,
    paymentsPort: `${mode}-yookassa.port`,
    bank: `${mode}-tbank.json`,
    bankPort: `${mode}-tbank.port`,
  };
}

/** Removes the mails and ledgers of a rehearsal that is over: none of it is to lie beside a live school. */
export async function forgetRehearsal({ dataDir }: { dataDir: string }): Promise<void> {
  for (const name of Object.values(simulatorFiles('rehearsal')))
    await rm(join(dataDir, name), { recursive: true, force: true });
}
