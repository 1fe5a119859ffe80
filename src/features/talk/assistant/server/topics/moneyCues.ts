/** Topics about prices, paying, and money that comes back. */
import type { Cues } from './cue.ts';

export const moneyCues = {
  price: {
    by: [
      ...[
        '.84 price',
        '.86 expensive course',
        '.62 expensive',
        '.6 how-many',
        '.76 how-much',
        '.86 how-many money',
        '.75 free',
        '.62 money',
      ],
      ...[
        '.84 how-many course -time -hour -lesson -day -week -long -finish -year',
        '.8 how-many premium -lesson -hour',
      ],
      ...[
        '.85 premium differ',
        '.85 basic differ',
        '.85 optimum differ',
        '.8 course differ',
        '.62 basic',
        '.62 optimum',
      ],
      ...[
        '.6 premium',
        '.8 extreme',
        '.72 tier',
        '.86 premium tier',
        '.9 price tier',
        '.8 about premium',
        '.8 about basic',
        '.8 about optimum',
        '.68 how-many pay',
        '.8 about money',
      ],
    ],
    alongside:
      'course premium basic optimum discount how-many money expensive extreme tier differ about lesson me',
  },
  'payment-methods': {
    by: [
      '.8 pay',
      '.9 pay card',
      '.9 pay method',
      '.76 card',
      '.8 pay-brand',
      '.92 pay pay-brand',
      '.9 buy card',
      '.72 pay-brand',
      '.92 pay-brand country',
      '.93 card country',
      '.92 pay country',
      '.9 card broken',
      '.9 pay-brand broken',
    ],
    alongside: 'course card pay-brand method buy money bank country me',
  },
  paypal: { by: ['.96 paypal'], alongside: 'pay buy card method pay-brand' },
  instalment: {
    by: [
      ...[
        '.94 instalment',
        '.93 parts pay',
        '.85 parts price',
        '.93 month pay',
        '.86 loan',
        '.85 percent parts',
        '.7 parts',
      ],
      ...['.75 percent', '.7 bank', '.9 pay later', '.92 parts money', '.93 loan pay'],
    ],
    alongside: 'month percent how-many pay parts bank money course loan not',
  },
  refund: {
    by: [
      ...[
        '.92 refund',
        '.93 money back',
        '.9 back course',
        '.8 regret',
        '.9 regret course',
        '.92 regret money',
        '.93 pay back',
        '.94 guarantee money',
      ],
      ...['.9 regret buy', '.93 how-many day regret'],
    ],
    alongside: 'money course how-many day regret guarantee document card buy later back pay not',
  },
  rating: {
    by: ['.93 rating'],
    alongside: 'price how-many model me recommendation appearance pay buy free expensive about arrive money',
  },
  'second-course': {
    by: [
      ...[
        '.96 second discount',
        '.96 more discount course',
        '.94 more expensive course',
        '.93 second buy',
        '.9 second course',
        '.95 second expensive',
        '.94 second price',
      ],
      ...['.95 optimum discount premium', '.95 basic discount premium', '.95 basic discount optimum'],
    ],
    alongside: 'course buy price expensive discount how-many me immediately optimum premium',
  },
  discount: { by: ['.88 discount'], alongside: 'course how-many immediately price when arrive' },
  'promo-code': { by: ['.94 promo-code'], alongside: 'where discount confirm fill' },
  receipt: { by: ['.93 receipt'], alongside: 'pay arrive where mail' },
  safety: { by: ['.9 safety'], alongside: 'money course pay card document bot' },
  buying: {
    by: [
      '.7 buy',
      '.88 buy course',
      '.86 register course',
      '.86 sign-in course',
      '.86 buy premium',
      '.86 buy basic',
      '.86 buy optimum',
    ],
    alongside: 'course where lesson start me',
  },
} as const satisfies Record<string, Cues>;
