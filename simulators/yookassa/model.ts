/** The objects of YooKassa API v3 as its answers show them, and what the simulator stores beside them. */
export type Amount = { value: string; currency: string };

export type PaymentStatus = 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
export type CancellationDetails = { party: string; reason: string };

export type PaymentMethod = {
  type: string;
  id: string;
  saved: boolean;
  status: 'pending' | 'active' | 'inactive';
  title?: string;
  card?: Record<string, unknown>;
  loan_option?: string;
  discount_amount?: Amount;
  suspended_until?: string;
};

export type Confirmation = {
  type: string;
  confirmation_url?: string;
  return_url?: string;
  enforce?: boolean;
  confirmation_token?: string;
  confirmation_data?: string;
};

export type Payment = {
  id: string;
  status: PaymentStatus;
  paid: boolean;
  amount: Amount;
  income_amount?: Amount;
  refunded_amount?: Amount;
  confirmation?: Confirmation;
  created_at: string;
  captured_at?: string;
  expires_at?: string;
  description?: string;
  metadata?: Record<string, string>;
  payment_method?: PaymentMethod;
  authorization_details?: Record<string, unknown>;
  cancellation_details?: CancellationDetails;
  recipient: { account_id: string; gateway_id: string };
  refundable: boolean;
  receipt_registration?: string;
  merchant_customer_id?: string;
  test: boolean;
};

export type RefundStatus = 'pending' | 'succeeded' | 'canceled';
export type Refund = {
  id: string;
  payment_id: string;
  status: RefundStatus;
  created_at: string;
  amount: Amount;
  description?: string;
  metadata?: Record<string, string>;
  receipt_registration?: string;
  cancellation_details?: CancellationDetails;
};

export type ReceiptStatus = 'pending' | 'succeeded' | 'canceled';
export type Receipt = {
  id: string;
  type: 'payment' | 'refund';
  status: ReceiptStatus;
  created_at: string;
  payment_id?: string;
  refund_id?: string;
  fiscal_document_number?: string;
  fiscal_storage_number?: string;
  fiscal_attribute?: string;
  registered_at?: string;
  fiscal_provider_id?: string;
  items: unknown[];
  settlements?: { type: string; amount: Amount }[];
};
/** `isApart`: asked for by itself, and not with a payment or refund. */
export type ReceiptRecord = Receipt & { isApart: boolean };

/** A payment with what the provider knows but its answers do not show. */
export type PaymentRecord = {
  id: string;
  payment: Payment;
  capture: boolean;
  saveMethod: boolean;
  payBefore: string | null;
  returnUrl: string | null;
  locale: string;
  receipt: unknown;
  /** Card number typed on the page, kept between the form and the 3-D Secure step. */
  cardAwaiting3ds: string | null;
  /** Count of wrong codes typed at that step. */
  wrongCodes?: number;
  /** How notifications of this payment are held or delayed; absent: like all others. */
  notices?: { isHeld: boolean; delayMs: number };
};

export type RefundRecord = { id: string; refund: Refund; receipt: unknown };

/** The stored answer of one idempotency key, as sent; `bodyHash` covers method, path and body. */
export type AnswerRecord = { id: string; bodyHash: string; status: number; text: string; createdAt: string };

/** One attempt: the HTTP status or the network error, and the beginning of the shop's answer. */
export type Attempt = { at: string; status: string; text: string };
export type DeliveryState = 'waiting' | 'held' | 'delivered' | 'gave-up' | 'dropped';
export type DeliveryRecord = {
  id: string;
  event: string;
  objectId: string;
  /** The payment it is about, or whose refund it is about. */
  paymentId: string;
  body: string;
  createdAt: string;
  state: DeliveryState;
  attempts: number;
  /** The last answer: an HTTP status, or the network error. */
  lastAnswer: string | null;
  /** The last attempts, oldest first. */
  log: Attempt[];
};

export function kopecksOf(amount: Amount): number {
  return Math.round(Number(amount.value) * 100);
}

export function amountOf(kopecks: number, currency = 'RUB'): Amount {
  return { value: (kopecks / 100).toFixed(2), currency };
}
