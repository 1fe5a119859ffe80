/** One application as the bank keeps it. Sums are kopecks here and rubles in the API. */

export type Status = 'new' | 'inprogress' | 'approved' | 'rejected' | 'signed' | 'canceled';

export interface Contact {
  firstName: string;
  lastName: string;
  middleName: string;
  mobilePhone: string;
  email: string;
}

export interface Item {
  name: string;
  quantity: number;
  price: number;
}

export interface Application {
  /** The shop's number for it. */
  orderNumber: string;
  /** Part of the link: anybody who knows it may fill in the form. */
  key: string;
  sumKopecks: number;
  items: Item[];
  promoCode: string;
  months: number;
  contact: Contact;
  status: Status;
  /** Banks that have refused so far, in their order. */
  refusals: string[];
  chosenBank: string | null;
  isCommitted: boolean;
  /** Until when a signed contract may be withdrawn from; null without a cooling-off period. */
  coolsUntil: string | null;
  hasCooled: boolean;
  webhookUrl: string | null;
  successUrl: string | null;
  failUrl: string | null;
  returnUrl: string | null;
  createdAt: string;
  isDemo: boolean;
  /** Hash of what it was created with: the same again answers the same link. */
  bodyHash: string;
}

export interface Delivery {
  orderNumber: string;
  status: Status;
  url: string;
  body: string;
  attempts: number;
  /** The shop's last answer, or the network's error; null while there was none. */
  answer: string | null;
  /** waiting: for its first or next attempt · held: until it is released · lost: on purpose */
  state: 'waiting' | 'held' | 'delivered' | 'lost' | 'given up';
}

/** Banks that get the application, one after another. */
export const banks = ['Банк А', 'Банк Б', 'Банк В'] as const;
