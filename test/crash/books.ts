/** All that is compared after a run. */
import type { Refund } from '#simulators/yookassa/model.ts';
import type { Told } from './customers.ts';
import type { Taken } from './ledger.ts';
import type { Survey } from './survey.ts';

export interface Books extends Survey {
  /** The provider's payments, and the bank's instalment plans. */
  ledger: readonly Taken[];
  /** Orders whose contract was withdrawn from after it was signed. */
  revoked: ReadonlySet<string>;
  /** Ids of the orders that each mail says are paid, one entry a mail. */
  mails: readonly string[];
  attempts: readonly Told[];
  /** The provider's refunds. */
  returned: readonly Refund[];
  /** Refunds that the product has said are decided, or noted as sent. */
  acknowledged: ReadonlyMap<string, 'decided' | 'sent'>;
  /** The product's clock when it was stopped. */
  stoppedAt: string;
  /** A job that the database refused to note as done is done again without that counting as another try. */
  hasLostNotes: boolean;
  /** Answers and log lines that must not occur. */
  strange: readonly string[];
}
