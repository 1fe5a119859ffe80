/** Topics that need care rather than knowledge: danger, other people's data, anger, and what must not be promised. */
import type { TopicTable } from './cue.ts';

export const careCues = {
  danger: {
    cues: [
      { sure: 0.97, named: 'die' },
      { sure: 0.96, named: 'live not', unless: 'reside course where town' },
      { sure: 0.95, named: 'live weary' },
      { sure: 0.95, named: 'life weary' },
      { sure: 0.95, named: 'eat not', unless: 'free' },
      { sure: 0.95, named: 'starve' },
      { sure: 0.95, named: 'purge' },
      { sure: 0.95, named: 'threat' },
      { sure: 0.9, named: 'despair', unless: 'price discount' },
      { sure: 0.96, named: 'eat stopped' },
    ],
    answered: 'alone',
  },
  'others-data': {
    cues: [
      { sure: 0.97, named: 'student phone', unless: 'device' },
      { sure: 0.97, named: 'student mail' },
      { sure: 0.97, named: 'student messenger', unless: 'community' },
      { sure: 0.97, named: 'student roster' },
      { sure: 0.96, named: 'student address' },
      { sure: 0.97, named: 'buyer phone' },
      { sure: 0.97, named: 'buyer mail' },
      { sure: 0.97, named: 'buyer address' },
      { sure: 0.97, named: 'buyer messenger' },
      { sure: 0.97, named: 'buyer roster' },
      { sure: 0.96, named: 'buyer contact' },
      { sure: 0.96, named: 'gallery phone' },
      { sure: 0.96, named: 'gallery contact' },
      { sure: 0.96, named: 'model phone', unless: 'me rewatch' },
      { sure: 0.96, named: 'model messenger', unless: 'me' },
      { sure: 0.95, named: 'someone bought' },
      { sure: 0.95, named: 'someone buy' },
      { sure: 0.95, named: 'acquaintance roster' },
      { sure: 0.93, named: 'someone acquaintance' },
      { sure: 0.97, named: 'student contact connect' },
      { sure: 0.92, named: 'someone more course' },
      { sure: 0.9, named: 'student contact', unless: 'become community' },
    ],
    answered: 'alone',
  },
  abuse: {
    cues: [{ sure: 0.8, named: 'insult' }],
    alongside: 'bot who parts mail',
    answered: 'courtesy',
  },
  places: {
    cues: [
      { sure: 0.93, named: 'quota how-many' },
      { sure: 0.93, named: 'quota progress' },
      { sure: 0.93, named: 'quota expire' },
      { sure: 0.9, named: 'quota not', unless: 'where' },
      { sure: 0.8, named: 'quota', unless: 'where' },
      { sure: 0.8, named: 'hurry' },
    ],
    alongside: 'course community buy time progress how-many lesson',
  },
  licence: {
    cues: [{ sure: 0.97, named: 'licence' }],
    alongside: 'school course document requisite number safety state where rewatch',
  },
} as const satisfies TopicTable;
