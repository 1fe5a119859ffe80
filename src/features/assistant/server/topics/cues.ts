/** Topics, and by which concepts a question about one is recognised. */
import type { Concept } from '../lexicon/lexicon.ts';

export interface Cues {
  /**
   * Combinations of concepts, each behind how sure one is of the topic (0–1) where all of them are named, and none of those
   * behind a minus.
   */
  by: readonly string[];
  /** What such questions often name besides: each makes the topic a little likelier, and is explained by it. */
  alongside?: string;
}

export const cues = {
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
        '.8 about premium',
        '.8 about basic',
        '.8 about optimum',
        '.68 how-many pay',
        '.8 about money',
      ],
    ],
    alongside: 'course premium basic optimum discount how-many money expensive differ about lesson',
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
    ],
    alongside: 'course card pay-brand method buy money bank',
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
  programme: {
    by: [
      ...[
        '.82 programme',
        '.92 how-many lesson',
        '.8 lesson',
        '.8 about course',
        '.85 about lesson',
        '.66 course',
      ],
      ...['.9 programme course', '.9 programme lesson'],
    ],
    alongside: 'course lesson about premium basic optimum model',
  },
  duration: {
    by: [
      ...[
        '.8 long',
        '.9 long course',
        '.88 how-many time',
        '.9 how-many hour',
        '.72 time',
        '.92 hour day',
        '.92 time day',
      ],
      ...[
        '.93 how-many week',
        '.9 how-many finish',
        '.9 how-many day course',
        '.9 hour course',
        '.92 minute day',
      ],
      ...[
        '.88 how-many minute',
        '.9 time course',
        '.9 how-many month course -pay -instalment',
        '.92 long finish',
        '.85 time not',
      ],
    ],
    alongside: 'course lesson finish time day how-many long hour week',
  },
  access: {
    by: [
      ...[
        '.78 access',
        '.92 forever',
        '.85 expire',
        '.92 rewatch later',
        '.9 rewatch year',
        '.84 rewatch lesson',
        '.8 rewatch',
      ],
      ...[
        '.94 how-many access',
        '.97 refund lesson later -money',
        '.95 long rewatch',
        '.92 year access',
        '.9 year later',
        '.94 long access',
        '.95 time access',
      ],
    ],
    alongside: 'lesson course how-many long time later expire forever year access rewatch',
  },
  certificate: {
    by: ['.94 certificate', '.95 document finish', '.95 confirm finish'],
    alongside: 'finish course programme start lesson arrive when',
  },
  consultation: {
    by: ['.93 consultation'],
    alongside: 'personal how-many minute long programme price buy course hour time about when',
  },
  age: {
    by: [
      ...[
        '.9 age',
        '.86 old',
        '.9 number year',
        '.84 me number',
        '.9 child number',
        '.85 child',
        '.93 old me',
        '.9 how-many year',
      ],
      ...['.9 old number', '.95 parent number', '.85 student number', '.75 year'],
    ],
    alongside: 'course model me number year child how-many become',
  },
  rating: {
    by: ['.93 rating'],
    alongside: 'price how-many model me recommendation appearance pay buy free expensive about arrive money',
  },
  questionnaire: {
    by: [
      ...[
        '.92 questionnaire',
        '.93 become model',
        '.9 gallery',
        '.9 fill where',
        '.7 model',
        '.85 where model',
        '.92 model register',
      ],
      ...['.9 model buy -course'],
    ],
    alongside: 'fill where model become me gallery',
  },
  password: {
    by: [
      ...[
        '.92 password',
        '.88 sign-in not',
        '.76 sign-in -buy -course',
        '.9 account forget',
        '.88 access forget',
        '.88 sign-in account',
        '.9 forget',
      ],
    ],
    alongside: 'forget sign-in not edit account mail profile me broken',
  },
  'no-mail': {
    by: [
      ...[
        '.93 mail not',
        '.91 mail arrive',
        '.93 mail confirm',
        '.8 confirm',
        '.93 confirm arrive',
        '.95 mail where -write',
      ],
    ],
    alongside: 'arrive not confirm pay access where account hour register',
  },
  'premium-start': {
    by: [
      ...[
        '.92 presale',
        '.96 premium start',
        '.95 premium when',
        '.95 premium immediately',
        '.94 premium access',
      ],
      ...['.9 when start number'],
    ],
    alongside: 'start when course lesson number money buy about immediately premium',
  },
  agencies: {
    by: ['.9 agency'],
    alongside: 'help become contact model programme cooperate work where course me list',
  },
  community: {
    by: ['.88 community', '.82 student connect'],
    alongside: 'student closed become connect course programme',
  },
  guide: {
    by: ['.93 guide', '.85 page'],
    alongside: 'page gift programme where how-many rewatch about lesson arrive',
  },
  templates: { by: ['.92 template'], alongside: 'experience programme gift' },
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
  contacts: {
    by: [
      ...[
        '.85 contact',
        '.84 phone',
        '.88 messenger',
        '.9 write where',
        '.88 contact phone',
        '.8 mail',
        '.72 write',
      ],
      ...['.9 mail write', '.9 mail address', '.9 contact mail'],
    ],
    alongside: 'phone where messenger write course address mail school',
  },
  bonuses: { by: ['.88 gift', '.85 how-many gift'], alongside: 'course programme lesson' },
  founder: { by: ['.93 founder', '.92 teacher'], alongside: 'course about who' },
  reviews: { by: ['.9 review', '.8 about student'], alongside: 'student course about' },
  receipt: { by: ['.93 receipt'], alongside: 'pay arrive where mail' },
  safety: { by: ['.9 safety'], alongside: 'money course pay card document bot' },
  minors: {
    by: [
      ...[
        '.94 minor',
        '.9 parent -number',
        '.95 me number year buy',
        '.93 me number buy',

        '.93 number year buy',
      ],
    ],
    alongside: 'buy me year number child',
  },
  device: {
    by: ['.9 device', '.92 phone rewatch', '.9 phone lesson', '.9 phone device'],
    alongside: 'rewatch lesson course phone me',
  },
  documents: { by: ['.88 document'], alongside: 'where rewatch course' },
  schedule: {
    by: ['.88 schedule', '.9 course when -start -premium -access', '.9 opening course'],
    alongside: 'course lesson time hour when start',
  },
  registration: { by: ['.88 register', '.9 account buy'], alongside: 'account buy course where' },
  appearance: {
    by: ['.86 appearance', '.88 experience'],
    alongside: 'model me number old not become course',
  },
  employment: {
    by: ['.88 work', '.72 guarantee'],
    alongside: 'guarantee course help how-many model become finish where money later',
  },
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
  start: {
    by: [
      ...[
        '.8 start',
        '.92 start pay',
        '.94 access immediately',
        '.93 access when',
        '.93 access start',
        '.93 start immediately',
      ],
      ...['.93 access pay', '.92 start buy', '.92 access buy', '.86 start course', '.9 access arrive'],
    ],
    alongside: 'when pay later course immediately lesson buy me',
  },
  technical: {
    by: [
      '.82 broken',
      '.93 broken lesson',
      '.9 broken not',
      '.92 trouble',
      '.93 lesson start not',
      '.93 rewatch not lesson',
    ],
    alongside: 'lesson not rewatch pay access course support start device phone account',
  },
  greeting: { by: ['.72 greeting'] },
  thanks: { by: ['.71 thanks'] },
  identity: { by: ['.82 bot', '.88 bot who', '.6 who'], alongside: 'human who' },
  requisites: { by: ['.93 requisite'], alongside: 'course document bank pay address' },
  address: { by: ['.9 address'], alongside: 'where course school' },
  'opening-hours': {
    by: ['.86 opening', '.9 support hour', '.92 opening hour'],
    alongside: 'hour support time when day course',
  },
  erasure: { by: ['.92 erase'], alongside: 'account profile me document mail' },
  profile: {
    by: ['.85 profile', '.94 profile edit', '.93 mail edit', '.93 phone edit', '.94 account edit'],
    alongside: 'edit phone mail address me account forget contact',
  },
  languages: { by: ['.86 language'], alongside: 'course lesson programme rewatch' },
  'own-orders': {
    by: ['.85 order', '.94 order me', '.93 me pay buy', '.93 me refund when', '.92 me buy when'],
    alongside: 'where pay arrive how-many about not when',
  },
  'own-access': {
    by: [
      '.91 access me',
      '.93 course me rewatch',
      '.95 access me start',
      '.93 course me where',
      '.93 lesson me where',
      '.94 me buy how-many course',
    ],
    alongside: 'buy not when expire',
  },
  'own-progress': {
    by: ['.9 progress', '.96 progress me', '.95 me finish how-many lesson'],
    alongside: 'lesson how-many percent course',
  },
} as const satisfies Record<string, Cues>;

export type Topic = keyof typeof cues;

interface Cue {
  weight: number;
  all: readonly Concept[];
  none: readonly Concept[];
}

export interface TopicCues {
  topic: Topic;
  cues: readonly Cue[];
  alongside: readonly Concept[];
}

export const topicCues: readonly TopicCues[] = Object.entries(cues).map(([topic, { by, ...rest }]) => ({
  topic: topic as Topic,
  cues: by.map(cueOf),
  alongside: 'alongside' in rest ? (rest.alongside.split(' ') as Concept[]) : [],
}));

function cueOf(text: string): Cue {
  const [weight, ...names] = text.split(' ');
  const isNot = (name: string) => name.startsWith('-');
  return {
    weight: Number(weight),
    all: names.filter((name) => !isNot(name)) as Concept[],
    none: names.filter(isNot).map((name) => name.slice(1)) as Concept[],
  };
}
