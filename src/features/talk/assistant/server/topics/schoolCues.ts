/** Topics about the school itself: where it is, when it answers, whom it hires. */
import type { TopicTable } from './cue.ts';

export const schoolCues = {
  requisites: {
    cues: [{ sure: 0.93, named: 'requisite' }],
    alongside: 'course document bank pay address',
  },
  address: {
    cues: [
      { sure: 0.9, named: 'address', unless: 'me' },
      { sure: 0.8, named: 'address me' },
      { sure: 0.93, named: 'reside where', unless: 'me course' },
      { sure: 0.92, named: 'offline' },
      { sure: 0.93, named: 'school country' },
    ],
    alongside: 'where course school town reside offline finish country schedule travel',
  },
  'other-town': {
    cues: [
      { sure: 0.7, named: 'town' },
      { sure: 0.94, named: 'town course' },
      { sure: 0.94, named: 'town reside' },
      { sure: 0.92, named: 'town me', unless: 'pay card pay-brand' },
      { sure: 0.9, named: 'address me', unless: 'mail edit' },
      { sure: 0.9, named: 'reside course' },
      { sure: 0.7, named: 'course country' },
      { sure: 0.93, named: 'travel' },
      { sure: 0.95, named: 'country reside', unless: 'pay card pay-brand' },
      { sure: 0.94, named: 'town travel' },
      { sure: 0.8, named: 'country me', unless: 'pay card language pay-brand' },
    ],
    alongside: 'where course school town reside offline me finish country schedule travel address broken not',
  },
  vacancies: {
    cues: [
      { sure: 0.93, named: 'vacancy' },
      { sure: 0.92, named: 'work teacher', unless: 'opening when hour' },
      { sure: 0.92, named: 'work school me' },
    ],
    alongside: 'work teacher school model me questionnaire',
  },
  'opening-hours': {
    cues: [
      { sure: 0.86, named: 'opening', unless: 'busy finish' },
      { sure: 0.9, named: 'support hour' },
      { sure: 0.96, named: 'support access' },
      { sure: 0.92, named: 'opening hour' },
      { sure: 0.93, named: 'how-many opening' },
      { sure: 0.93, named: 'work hour', unless: 'course lesson busy' },
      { sure: 0.92, named: 'operator opening' },
      { sure: 0.92, named: 'human opening' },
      { sure: 0.93, named: 'when contact' },
      { sure: 0.93, named: 'when phone', unless: 'lesson rewatch' },
      { sure: 0.93, named: 'when operator' },
      { sure: 0.93, named: 'when support' },
      { sure: 0.92, named: 'when human', unless: 'course lesson student' },
      { sure: 0.93, named: 'support opening' },
      { sure: 0.93, named: 'contact opening' },
    ],
    alongside: 'hour support time when day course human operator work busy how-many contact phone',
  },
} as const satisfies TopicTable;
