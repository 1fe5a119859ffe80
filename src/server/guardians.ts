/** Forms that can ask a guardian; the manifest of the owning feature declares each. */
import type { Context, TxContext } from './context.ts';

/** A filled form, in the language of `ctx.actor`. */
export interface GuardedForm {
  /** Names it in the mail and on the page: «Покупка курса „Основы“». */
  title: string;
  fields: readonly { label: string; value: string }[];
  /** Addresses that work for a minute. */
  pictures?: readonly string[];
  /** The rest to be paid, and how; left out where nothing is sold. */
  payment?: 'card' | 'bank' | 'held' | 'paid' | 'over';
  amountKopecks?: number;
  /** Left out where nothing is sold. */
  sale?: {
    /** Short number of the order. */
    order: string;
    /** Path of the page that says what is sold. */
    about: string;
  };
}

export interface Guardian {
  email: string;
  name: string;
  phone: string | null;
}

export type Ending = 'declined' | 'expired';

export interface GuardianKind {
  /** Unique over all features, e.g. `purchase`. */
  kind: string;
  /** Documents to which the guardian agrees, in the order of the boxes. */
  documents: readonly ('privacy' | 'personal_data' | 'offer')[];
  /** The guardian's own mobile phone is needed, too. */
  asksPhone?: boolean;
  /** The filled form; null where it is gone. No outside call that may take long. */
  show(ctx: Context, subjectId: string): Promise<GuardedForm | null>;
  /** Holds its own row until the transaction ends: always before the question, in every flow. */
  hold(ctx: TxContext, subjectId: string): Promise<unknown>;
  /**
   * Goes on with what was filled in, as part of the transaction that records the consents. Locks its own row before it
   * looks. @throws AppError conflict where it is over: nothing is recorded then
   */
  consented(ctx: TxContext, subjectId: string, guardian: Guardian): Promise<void>;
  /** Gives up the filled-in form in the same way; does nothing where it is over already. The person gets a mail. */
  ended(ctx: TxContext, subjectId: string, why: Ending): Promise<void>;
  /**
   * Goes on with what was filled in as an adult's own, because the tick was a mistake; does nothing where it is over. The
   * caller holds the row. Left out where staff cannot say so. @throws AppError conflict where the form's age says otherwise
   */
  cleared?(ctx: TxContext, subjectId: string): Promise<void>;
  /** Where the guardian pays. Outside any transaction. @throws AppError conflict, payment_provider_failed, bank_away */
  pay?(ctx: Context, subjectId: string): Promise<string>;
}
