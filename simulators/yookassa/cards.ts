import type { CancellationDetails } from './model.ts';

/** YooKassa's published test cards (testing page of its documentation): the number decides the outcome. */
export type CardOutcome = { needs3ds: boolean; decline: CancellationDetails | null };

const PAID_WITH_3DS = ['5555555555554477', '4793128161644804', '2200000000000004'];
const PAID = [
  '5555555555554444',
  '4111111111111111',
  '2202474301322987',
  '6759649826438453',
  '4175001000000017',
  '370000000000002',
  '3528000700000000',
  '36700102000000',
];

/** [reason, Mastercard, Visa, Mir] */
const DECLINED_BY_NETWORK: ReadonlyArray<readonly [string, string, string, string]> = [
  ['3d_secure_failed', '5555555555554592', '4839665499603842', '2200000000000012'],
  ['call_issuer', '5555555555554535', '4926946416239025', '2200000000000020'],
  ['card_expired', '5555555555554543', '4141435412630840', '2200000000000038'],
  ['fraud_suspected', '5555555555554568', '4483274282299972', '2200000000000046'],
  ['general_decline', '5555555555554527', '4889971706588753', '2202202212312379'],
  ['insufficient_funds', '5555555555554600', '4562265587712390', '2200000000000053'],
  ['invalid_card_number', '5555555555554618', '4951017853630544', '2201382000000013'],
  ['invalid_csc', '5555555555554626', '4194180666146368', '2200770212727079'],
  ['issuer_unavailable', '5555555555554501', '4654130848359150', '2201382000000021'],
  ['payment_method_limit_exceeded', '5555555555554576', '4565231022577548', '2201382000000039'],
  ['payment_method_restricted', '5555555555554550', '4233961169071671', '2201382000000047'],
];
const DECLINED_BY_YOOKASSA: ReadonlyArray<readonly [string, string, string, string]> = [
  ['country_forbidden', '5555555555554584', '4969751510013864', '2201382000000054'],
  ['fraud_suspected', '5555555555554634', '4119098878796485', '2201696981989955'],
];

export const DEFAULT_CARD = '5555555555554444';
export const CARD_WITH_3DS = '5555555555554477';

/** Cards offered on the payment page, in the order they are shown. */
export const OFFERED_CARDS: readonly string[] = [
  DEFAULT_CARD,
  '2202474301322987',
  CARD_WITH_3DS,
  '2200000000000004',
  ...DECLINED_BY_NETWORK.map(([, mastercard]) => mastercard),
  ...DECLINED_BY_YOOKASSA.map(([, mastercard]) => mastercard),
];

const OUTCOMES = buildOutcomes();

/** An unknown number is refused like a mistyped one. */
export function outcomeOfCard(number: string): CardOutcome {
  return OUTCOMES.get(number) ?? { needs3ds: false, decline: declineFor('invalid_card_number') };
}

/**
 * The party that declines for this reason: YooKassa itself for the country and the terms, the shop for its
 * own cancel, else the network.
 */
export function declineFor(reason: string): CancellationDetails {
  const byYooKassa = [
    'country_forbidden',
    'expired_on_confirmation',
    'expired_on_capture',
    'internal_timeout',
  ];
  if (reason === 'canceled_by_merchant') return { party: 'merchant', reason };
  return { party: byYooKassa.includes(reason) ? 'yoo_money' : 'payment_network', reason };
}

export function cardDetails(number: string, now: Date): Record<string, unknown> {
  return {
    first6: number.slice(0, 6),
    last4: number.slice(-4),
    expiry_year: String(now.getUTCFullYear() + 4),
    expiry_month: '12',
    card_type: cardType(number),
    card_product: { code: 'E' },
    issuer_country: 'RU',
  };
}

function cardType(number: string): string {
  if (/^220[0-4]/.test(number)) return 'Mir';
  if (number.startsWith('4')) return 'Visa';
  if (number.startsWith('35')) return 'JCB';
  if (/^3[47]/.test(number)) return 'AmericanExpress';
  if (/^3[068]/.test(number)) return 'DinersClub';
  return 'MasterCard';
}

function buildOutcomes(): Map<string, CardOutcome> {
  const outcomes = new Map<string, CardOutcome>();
  for (const number of PAID) outcomes.set(number, { needs3ds: false, decline: null });
  for (const number of PAID_WITH_3DS) outcomes.set(number, { needs3ds: true, decline: null });
  for (const [reason, ...numbers] of DECLINED_BY_NETWORK)
    for (const number of numbers) outcomes.set(number, { needs3ds: false, decline: declineFor(reason) });
  for (const [reason, ...numbers] of DECLINED_BY_YOOKASSA)
    for (const number of numbers)
      outcomes.set(number, { needs3ds: false, decline: { party: 'yoo_money', reason } });
  return outcomes;
}
