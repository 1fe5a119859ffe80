/** Topics about people, and about accounts. */
import type { TopicTable } from './cue.ts';

export const peopleCues = {
  age: {
    cues: [
      { sure: 0.9, named: 'age' },
      { sure: 0.86, named: 'old', unless: 'school' },
      { sure: 0.9, named: 'number year' },
      { sure: 0.84, named: 'me number', unless: 'present gift month instalment pay money card charged time' },
      { sure: 0.9, named: 'child number', unless: 'present gift' },
      { sure: 0.85, named: 'child', unless: 'busy time' },
      { sure: 0.95, named: 'child questionnaire' },
      { sure: 0.93, named: 'child buy', unless: 'present gift' },
      { sure: 0.93, named: 'old me' },
      { sure: 0.95, named: 'old start' },
      { sure: 0.9, named: 'how-many year', unless: 'school' },
      { sure: 0.9, named: 'old number' },
      { sure: 0.95, named: 'parent number', unless: 'present gift' },
      { sure: 0.85, named: 'student number' },
      { sure: 0.75, named: 'year', unless: 'school' },
    ],
    alongside: 'course model me number year child how-many become start experience expire suits',
  },
  questionnaire: {
    cues: [
      { sure: 0.92, named: 'questionnaire' },
      { sure: 0.93, named: 'become model', unless: 'price programme course how-many guarantee' },
      { sure: 0.9, named: 'gallery' },
      { sure: 0.9, named: 'fill where' },
      { sure: 0.7, named: 'model' },
      { sure: 0.85, named: 'where model' },
      { sure: 0.92, named: 'model register' },
      { sure: 0.9, named: 'model buy', unless: 'course' },
    ],
    alongside: 'fill where model become me gallery',
  },
  password: {
    cues: [
      { sure: 0.92, named: 'password' },
      { sure: 0.88, named: 'sign-in not' },
      { sure: 0.76, named: 'sign-in', unless: 'buy course' },
      { sure: 0.9, named: 'account forget' },
      { sure: 0.97, named: 'mail forget' },
      { sure: 0.88, named: 'access forget' },
      { sure: 0.88, named: 'sign-in account' },
      { sure: 0.9, named: 'forget' },
    ],
    alongside: 'forget sign-in not edit account mail profile me broken',
  },
  'no-mail': {
    cues: [
      { sure: 0.93, named: 'mail not' },
      { sure: 0.91, named: 'mail arrive' },
      { sure: 0.93, named: 'mail confirm' },
      { sure: 0.8, named: 'confirm' },
      { sure: 0.93, named: 'confirm arrive' },
      { sure: 0.95, named: 'mail where', unless: 'write' },
      { sure: 0.92, named: 'mail long' },
    ],
    alongside: 'arrive not confirm pay access where account hour register',
  },
  contacts: {
    cues: [
      { sure: 0.85, named: 'contact' },
      { sure: 0.84, named: 'phone' },
      { sure: 0.88, named: 'messenger' },
      { sure: 0.9, named: 'write where' },
      { sure: 0.88, named: 'contact phone' },
      { sure: 0.8, named: 'mail' },
      { sure: 0.72, named: 'write' },
      { sure: 0.9, named: 'mail write' },
      { sure: 0.9, named: 'mail address' },
      { sure: 0.9, named: 'contact mail' },
    ],
    alongside: 'phone where messenger write course address mail school',
  },
  founder: {
    cues: [
      { sure: 0.93, named: 'founder' },
      { sure: 0.92, named: 'teacher' },
      { sure: 0.94, named: 'someone teach' },
    ],
    alongside: 'course about who',
  },
  reviews: {
    cues: [
      { sure: 0.9, named: 'review' },
      { sure: 0.8, named: 'about student' },
    ],
    alongside: 'student course about',
  },
  minors: {
    cues: [
      { sure: 0.94, named: 'minor' },
      { sure: 0.9, named: 'parent', unless: 'number' },
      { sure: 0.99, named: 'parent agree' },
      { sure: 0.95, named: 'me number year buy' },
      { sure: 0.93, named: 'me number buy' },
      { sure: 0.93, named: 'number year buy' },
    ],
    alongside: 'buy me year number child',
  },
  documents: {
    cues: [{ sure: 0.88, named: 'document' }],
    alongside: 'where rewatch course confirm',
  },
  registration: {
    cues: [
      { sure: 0.88, named: 'register' },
      { sure: 0.9, named: 'account buy' },
    ],
    alongside: 'account buy course where',
  },
  appearance: {
    cues: [
      { sure: 0.86, named: 'appearance' },
      { sure: 0.9, named: 'model not broken', unless: 'gallery questionnaire lesson account' },
      { sure: 0.82, named: 'suits', unless: 'not card pay pay-brand device age experience' },
    ],
    alongside: 'model me number old not become course able broken guarantee long basic appearance experience',
  },
  experience: {
    cues: [
      { sure: 0.88, named: 'experience' },
      { sure: 0.8, named: 'able' },
      { sure: 0.93, named: 'able experience' },
      { sure: 0.9, named: 'suits experience' },
    ],
    alongside: 'model me old not become course able broken guarantee long basic start suits appearance',
  },
  greeting: {
    cues: [{ sure: 0.72, named: 'greeting' }],
    answered: 'courtesy',
  },
  thanks: {
    cues: [{ sure: 0.71, named: 'thanks' }],
    answered: 'courtesy',
  },
  identity: {
    cues: [
      { sure: 0.7, named: 'bot', unless: 'insult' },
      { sure: 0.88, named: 'bot who', unless: 'insult' },
      { sure: 0.6, named: 'who' },
    ],
    alongside: 'human who',
    answered: 'courtesy',
  },
  erasure: {
    cues: [{ sure: 0.92, named: 'erase' }],
    alongside: 'account profile me document mail',
  },
  profile: {
    cues: [
      { sure: 0.85, named: 'profile' },
      { sure: 0.94, named: 'profile edit' },
      { sure: 0.93, named: 'mail edit' },
      { sure: 0.93, named: 'phone edit' },
      { sure: 0.94, named: 'account edit' },
    ],
    alongside: 'edit phone mail address me account forget contact',
  },
  'own-orders': {
    cues: [
      { sure: 0.85, named: 'order' },
      { sure: 0.94, named: 'order me' },
      { sure: 0.93, named: 'me pay buy' },
      { sure: 0.93, named: 'me refund when' },
      { sure: 0.92, named: 'me buy when' },
    ],
    alongside: 'where pay arrive how-many about not when',
  },
  'own-access': {
    cues: [
      { sure: 0.91, named: 'access me' },
      { sure: 0.93, named: 'course me rewatch' },
      { sure: 0.95, named: 'access me start' },
      { sure: 0.93, named: 'course me where' },
      { sure: 0.93, named: 'lesson me where' },
      { sure: 0.94, named: 'me buy how-many course' },
    ],
    alongside: 'buy not when expire',
  },
  'own-progress': {
    cues: [
      {
        sure: 0.9,
        named: 'progress',
        unless: 'refund regret day bought quota human student parts month back',
      },
      { sure: 0.96, named: 'progress me', unless: 'refund regret bought quota parts month back' },
      { sure: 0.95, named: 'me finish how-many lesson' },
    ],
    alongside: 'lesson how-many percent course',
  },
} as const satisfies TopicTable;
