/** Topics about courses, and what comes with them. */
import type { TopicTable } from './cue.ts';

export const courseCues = {
  programme: {
    cues: [
      { sure: 0.82, named: 'programme' },
      { sure: 0.84, named: 'teach' },
      { sure: 0.92, named: 'how-many lesson' },
      { sure: 0.8, named: 'lesson' },
      { sure: 0.8, named: 'about course' },
      { sure: 0.85, named: 'about lesson' },
      { sure: 0.66, named: 'course' },
      { sure: 0.9, named: 'programme course' },
      { sure: 0.9, named: 'programme lesson' },
    ],
    alongside: 'course lesson about premium basic optimum model teach',
  },
  duration: {
    cues: [
      { sure: 0.8, named: 'long' },
      { sure: 0.9, named: 'long course' },
      { sure: 0.88, named: 'how-many time' },
      { sure: 0.9, named: 'how-many hour' },
      { sure: 0.72, named: 'time' },
      { sure: 0.92, named: 'hour day' },
      { sure: 0.92, named: 'time day' },
      { sure: 0.93, named: 'how-many week' },
      { sure: 0.88, named: 'long week' },
      { sure: 0.95, named: 'how-many hour lesson' },
      { sure: 0.9, named: 'how-many finish' },
      { sure: 0.9, named: 'how-many day course' },
      { sure: 0.9, named: 'hour course' },
      { sure: 0.92, named: 'minute day' },
      { sure: 0.88, named: 'how-many minute' },
      { sure: 0.9, named: 'time course' },
      { sure: 0.9, named: 'how-many month course', unless: 'pay instalment' },
      { sure: 0.92, named: 'long finish' },
      { sure: 0.85, named: 'time not' },
      { sure: 0.93, named: 'busy time' },
      { sure: 0.9, named: 'busy', unless: 'opening' },
      { sure: 0.93, named: 'work time', unless: 'opening when' },
      { sure: 0.95, named: 'child time' },
      { sure: 0.93, named: 'child time not' },
    ],
    alongside: 'course lesson finish time day how-many long hour week busy work child able not',
  },
  access: {
    cues: [
      { sure: 0.78, named: 'access' },
      { sure: 0.92, named: 'forever' },
      { sure: 0.85, named: 'expire' },
      { sure: 0.92, named: 'rewatch later' },
      { sure: 0.9, named: 'rewatch year' },
      { sure: 0.84, named: 'rewatch lesson' },
      { sure: 0.8, named: 'rewatch' },
      { sure: 0.94, named: 'how-many access' },
      { sure: 0.97, named: 'refund lesson later', unless: 'money' },
      { sure: 0.95, named: 'long rewatch' },
      { sure: 0.92, named: 'year access' },
      { sure: 0.9, named: 'year later' },
      { sure: 0.94, named: 'long access' },
      { sure: 0.95, named: 'time access' },
    ],
    alongside: 'lesson course how-many long time later expire forever year access rewatch',
  },
  certificate: {
    cues: [
      { sure: 0.94, named: 'certificate' },
      { sure: 0.95, named: 'document finish' },
      { sure: 0.95, named: 'confirm finish' },
      { sure: 0.8, named: 'state', unless: 'licence' },
    ],
    alongside: 'finish course programme start lesson arrive when',
  },
  consultation: {
    cues: [{ sure: 0.93, named: 'consultation' }],
    alongside: 'personal how-many minute long programme price buy course hour time about when',
  },
  'premium-start': {
    cues: [
      { sure: 0.92, named: 'presale' },
      { sure: 0.96, named: 'premium start' },
      { sure: 0.95, named: 'premium when' },
      { sure: 0.95, named: 'premium immediately', unless: 'price how-much' },
      { sure: 0.94, named: 'premium access' },
      { sure: 0.9, named: 'when start number' },
    ],
    alongside: 'start when course lesson number money buy about immediately premium',
  },
  agencies: {
    cues: [{ sure: 0.9, named: 'agency' }],
    alongside: 'help become contact model programme cooperate work where course me roster',
  },
  community: {
    cues: [
      { sure: 0.88, named: 'community' },
      { sure: 0.82, named: 'student connect' },
    ],
    alongside: 'student closed become connect course programme',
  },
  guide: {
    cues: [
      { sure: 0.93, named: 'guide' },
      { sure: 0.85, named: 'page' },
    ],
    alongside: 'page gift programme where how-many rewatch about lesson arrive',
  },
  templates: {
    cues: [{ sure: 0.92, named: 'template' }],
    alongside: 'experience programme gift',
  },
  bonuses: {
    cues: [
      { sure: 0.88, named: 'gift' },
      { sure: 0.85, named: 'how-many gift' },
    ],
    alongside: 'course programme lesson',
  },
  device: {
    cues: [
      { sure: 0.9, named: 'device' },
      { sure: 0.92, named: 'phone rewatch' },
      { sure: 0.9, named: 'phone lesson' },
      { sure: 0.9, named: 'phone device' },
      { sure: 0.95, named: 'television', unless: 'reside' },
      { sure: 0.93, named: 'phone course', unless: 'school contact' },
      { sure: 0.93, named: 'phone finish' },
    ],
    alongside: 'rewatch lesson course phone me broken television access finish pay-brand device download',
  },
  schedule: {
    cues: [
      { sure: 0.88, named: 'schedule' },
      { sure: 0.9, named: 'course when', unless: 'start premium access' },
      { sure: 0.9, named: 'opening course' },
    ],
    alongside: 'course lesson time hour when start',
  },
  employment: {
    cues: [
      { sure: 0.88, named: 'work', unless: 'opening busy card pay device television phone hour' },
      { sure: 0.72, named: 'guarantee' },
    ],
    alongside: 'guarantee course help how-many model become finish where money later',
  },
  start: {
    cues: [
      { sure: 0.8, named: 'start' },
      { sure: 0.92, named: 'start pay' },
      { sure: 0.94, named: 'access immediately' },
      { sure: 0.93, named: 'access when', unless: 'expire' },
      { sure: 0.93, named: 'access start' },
      { sure: 0.93, named: 'start immediately' },
      { sure: 0.93, named: 'access pay' },
      { sure: 0.92, named: 'start buy' },
      { sure: 0.92, named: 'access buy' },
      { sure: 0.86, named: 'start course' },
      { sure: 0.9, named: 'access arrive' },
    ],
    alongside: 'when pay later course immediately lesson buy me',
  },
  technical: {
    cues: [
      { sure: 0.82, named: 'broken', unless: 'card pay experience busy opening' },
      { sure: 0.93, named: 'broken lesson' },
      { sure: 0.9, named: 'broken not' },
      { sure: 0.92, named: 'trouble' },
      { sure: 0.93, named: 'lesson start not' },
      { sure: 0.93, named: 'rewatch not lesson' },
    ],
    alongside: 'lesson not rewatch pay access course support start device phone account',
  },
  languages: {
    cues: [{ sure: 0.86, named: 'language' }],
    alongside: 'course lesson programme rewatch',
  },
} as const satisfies TopicTable;
