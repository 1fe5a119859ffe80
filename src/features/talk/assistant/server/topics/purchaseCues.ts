/** Topics around a purchase: what can be seen before it, what goes wrong with it, and where one watches afterwards. */
import type { TopicTable } from './cue.ts';

export const purchaseCues = {
  'free-lesson': {
    cues: [
      { sure: 0.9, named: 'sample' },
      { sure: 0.95, named: 'free lesson' },
      { sure: 0.94, named: 'free rewatch' },
      { sure: 0.94, named: 'free sample' },
      { sure: 0.94, named: 'rewatch before', unless: 'bought' },
      { sure: 0.93, named: 'before pay', unless: 'early payoff instalment' },
      { sure: 0.9, named: 'before buy rewatch' },
      { sure: 0.9, named: 'free before' },
    ],
    alongside: 'lesson course before pay buy rewatch free about',
  },
  gift: {
    cues: [
      { sure: 0.93, named: 'present', unless: 'page programme' },
      { sure: 0.95, named: 'present buy' },
      { sure: 0.95, named: 'gift acquaintance' },
      { sure: 0.94, named: 'gift child' },
      { sure: 0.92, named: 'buy acquaintance' },
      { sure: 0.92, named: 'pay acquaintance' },
      { sure: 0.96, named: 'gift certificate' },
      { sure: 0.96, named: 'present certificate' },
      { sure: 0.93, named: 'buy human more' },
    ],
    alongside: 'course buy child pay acquaintance gift certificate parent someone day',
  },
  'instalment-refused': {
    cues: [
      { sure: 0.99, named: 'refused instalment' },
      { sure: 0.99, named: 'refused loan' },
      { sure: 0.99, named: 'refused bank', unless: 'card fails' },
      { sure: 0.99, named: 'refused bank questionnaire', unless: 'card' },
      { sure: 0.99, named: 'approved not instalment' },
      { sure: 0.99, named: 'approved not bank' },
      { sure: 0.99, named: 'bank not instalment' },
      { sure: 0.99, named: 'not instalment programme' },
      { sure: 0.99, named: 'goes not instalment' },
    ],
    alongside:
      'bank not instalment pay method questionnaire parts pay-brand me approved refused loan second optimum premium basic',
  },
  'instalment-early': {
    cues: [
      { sure: 0.99, named: 'early instalment' },
      { sure: 0.99, named: 'early payoff' },
      { sure: 0.99, named: 'early pay', unless: 'lesson rewatch' },
      { sure: 0.99, named: 'early percent' },
      { sure: 0.99, named: 'payoff instalment' },
    ],
    alongside:
      'instalment percent not month payoff loan time bank price parts whole money buy optimum premium basic',
  },
  'foreign-cards': {
    cues: [
      { sure: 0.93, named: 'foreign card' },
      { sure: 0.93, named: 'foreign pay' },
      { sure: 0.93, named: 'foreign pay-brand' },
      { sure: 0.8, named: 'foreign' },
      { sure: 0.95, named: 'card country' },
      { sure: 0.94, named: 'pay country' },
      { sure: 0.95, named: 'pay-brand country' },
    ],
    alongside:
      'pay card bank country me buy fails pay-brand reside not course town goes foreign suits broken work',
  },
  'payment-failed': {
    cues: [
      { sure: 0.95, named: 'pay fails' },
      { sure: 0.95, named: 'pay broken' },
      { sure: 0.95, named: 'pay refused', unless: 'instalment' },
      { sure: 0.94, named: 'card broken' },
      { sure: 0.94, named: 'card refused', unless: 'instalment' },
      { sure: 0.93, named: 'money fails', unless: 'bought' },
      { sure: 0.95, named: 'pay goes not', unless: 'appears course lesson access' },
      { sure: 0.93, named: 'card goes not' },
      { sure: 0.95, named: 'pay cannot not', unless: 'instalment course lesson' },
      { sure: 0.95, named: 'card cannot not' },
      { sure: 0.95, named: 'pay cannot fails' },
    ],
    alongside: 'not broken bank card money buy fails refused page help course trouble write cannot goes',
  },
  'charged-twice': {
    cues: [
      { sure: 0.98, named: 'charged twice' },
      { sure: 0.96, named: 'pay twice', unless: 'instalment parts month refused fails goes' },
      { sure: 0.95, named: 'money twice', unless: 'instalment parts month' },
      { sure: 0.97, named: 'charged second' },
      { sure: 0.95, named: 'charged number time' },
      { sure: 0.95, named: 'charged more' },
      { sure: 0.96, named: 'money second buy', unless: 'course discount lesson' },
    ],
    alongside: 'card money pay course me buy number second mail buy how-much',
  },
  'no-lessons': {
    cues: [
      { sure: 0.96, named: 'bought not lesson', unless: 'regret refund' },
      { sure: 0.96, named: 'bought not access', unless: 'regret refund' },
      { sure: 0.95, named: 'bought not appears', unless: 'regret refund' },
      { sure: 0.95, named: 'bought empty' },
      { sure: 0.95, named: 'buy empty' },
      { sure: 0.95, named: 'account empty' },
      { sure: 0.95, named: 'charged not appears' },
      { sure: 0.95, named: 'pay not appears' },
      { sure: 0.95, named: 'bought where lesson me' },
      { sure: 0.93, named: 'empty course', unless: 'sample' },
      { sure: 0.93, named: 'empty lesson', unless: 'sample' },
      { sure: 0.95, named: 'buy not appears' },
      { sure: 0.95, named: 'buy course not appears' },
      { sure: 0.96, named: 'pay closed lesson' },
      { sure: 0.96, named: 'buy closed lesson' },
      { sure: 0.93, named: 'not appears lesson', unless: 'sample free' },
      { sure: 0.93, named: 'not appears course', unless: 'sample free' },
      { sure: 0.94, named: 'bought not course', unless: 'regret refund download appears' },
    ],
    alongside:
      'pay not buy lesson course access account money appears where premium me day sign-in charged empty closed later premium',
  },
  'where-to-watch': {
    cues: [
      { sure: 0.94, named: 'where rewatch', unless: 'sample free' },
      { sure: 0.93, named: 'where lesson', unless: 'sample free' },
      { sure: 0.93, named: 'where access' },
      { sure: 0.94, named: 'where bought' },
      { sure: 0.93, named: 'where pay later' },
      { sure: 0.93, named: 'where buy later' },
      { sure: 0.93, named: 'where course arrive' },
      { sure: 0.98, named: 'course arrive mail where', unless: 'not' },
      { sure: 0.93, named: 'bought sign-in course' },
      { sure: 0.94, named: 'where sign-in course', unless: 'password not' },
      { sure: 0.93, named: 'where sign-in lesson', unless: 'password not' },
      { sure: 0.95, named: 'sign-in course later', unless: 'password' },
      { sure: 0.95, named: 'sign-in course bought' },
    ],
    alongside: 'lesson course later pay buy start rewatch bought arrive mail sign-in me immediately quota',
  },
  'email-change': {
    cues: [
      { sure: 0.97, named: 'mail edit' },
      { sure: 0.95, named: 'mail wrong', unless: 'arrive confirm' },
      { sure: 0.94, named: 'mail second' },
      { sure: 0.94, named: 'register wrong mail' },
    ],
    alongside: 'account profile edit me buy wrong register address help method second',
  },
  'company-invoice': {
    cues: [
      { sure: 0.95, named: 'invoice', unless: 'receipt' },
      { sure: 0.94, named: 'invoice receipt' },
      { sure: 0.95, named: 'company pay' },
      { sure: 0.95, named: 'company invoice' },
      { sure: 0.9, named: 'company', unless: 'agency requisite' },
      { sure: 0.95, named: 'company document' },
    ],
    alongside: 'pay receipt work document company invoice buy requisite course',
  },
  download: {
    cues: [
      { sure: 0.93, named: 'download' },
      { sure: 0.95, named: 'download lesson' },
      { sure: 0.95, named: 'offline rewatch' },
    ],
    alongside: 'lesson course rewatch device phone schedule guide not later access',
  },
  students: {
    cues: [
      { sure: 0.95, named: 'how-many student' },
      { sure: 0.94, named: 'how-many human' },
      { sure: 0.93, named: 'how-many finish human' },
    ],
    alongside: 'course school finish human teach progress',
  },
} as const satisfies TopicTable;
