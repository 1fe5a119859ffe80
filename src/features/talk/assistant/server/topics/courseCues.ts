/** Topics about courses, and what comes with them. */
import type { Cues } from './cue.ts';

export const courseCues = {
  programme: {
    by: [
      ...[
        '.82 programme',
        '.84 teach',
        '.92 how-many lesson',
        '.8 lesson',
        '.8 about course',
        '.85 about lesson',
        '.66 course',
      ],
      ...['.9 programme course', '.9 programme lesson'],
    ],
    alongside: 'course lesson about premium basic optimum model teach',
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
        '.88 long week',
        '.95 how-many hour lesson',
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
  'premium-start': {
    by: [
      ...[
        '.92 presale',
        '.96 premium start',
        '.95 premium when',
        '.95 premium immediately -price -how-much',
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
  bonuses: { by: ['.88 gift', '.85 how-many gift'], alongside: 'course programme lesson' },
  device: {
    by: ['.9 device', '.92 phone rewatch', '.9 phone lesson', '.9 phone device'],
    alongside: 'rewatch lesson course phone me',
  },
  schedule: {
    by: ['.88 schedule', '.9 course when -start -premium -access', '.9 opening course'],
    alongside: 'course lesson time hour when start',
  },
  employment: {
    by: ['.88 work', '.72 guarantee'],
    alongside: 'guarantee course help how-many model become finish where money later',
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
  languages: { by: ['.86 language'], alongside: 'course lesson programme rewatch' },
} as const satisfies Record<string, Cues>;
