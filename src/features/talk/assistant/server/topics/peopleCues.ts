/** Topics about people, accounts and the school. */
import type { Cues } from './cue.ts';

export const peopleCues = {
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
  founder: { by: ['.93 founder', '.92 teacher', '.94 someone teach'], alongside: 'course about who' },
  reviews: { by: ['.9 review', '.8 about student'], alongside: 'student course about' },
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
  documents: { by: ['.88 document'], alongside: 'where rewatch course confirm' },
  registration: { by: ['.88 register', '.9 account buy'], alongside: 'account buy course where' },
  appearance: {
    by: ['.86 appearance', '.88 experience'],
    alongside: 'model me number old not become course',
  },
  greeting: { by: ['.72 greeting'] },
  thanks: { by: ['.71 thanks'] },
  identity: { by: ['.82 bot', '.88 bot who', '.6 who'], alongside: 'human who' },
  requisites: { by: ['.93 requisite'], alongside: 'course document bank pay address' },
  address: { by: ['.9 address', '.7 course country'], alongside: 'where course school' },
  'opening-hours': {
    by: ['.86 opening', '.9 support hour', '.92 opening hour'],
    alongside: 'hour support time when day course',
  },
  erasure: { by: ['.92 erase'], alongside: 'account profile me document mail' },
  profile: {
    by: ['.85 profile', '.94 profile edit', '.93 mail edit', '.93 phone edit', '.94 account edit'],
    alongside: 'edit phone mail address me account forget contact',
  },
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
