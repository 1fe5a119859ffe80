/** The function that answers each topic, and where staff change its words. */
import { panelPaths } from '#ui/panel/paths.ts';
import type { Topic } from '../topics/cues.ts';
import * as courses from './courses.ts';
import * as buying from './payment.ts';
import type { Tell } from './phrases.ts';
import * as school from './school.ts';

/** Topics about the caller's own account, which `ownAffairs.ts` answers. */
export type OwnTopic = Extract<Topic, `own-${string}`>;

interface Knowledge {
  tell: Tell;
  /** Where staff change it; null for what comes with Podium. */
  path: string | null;
  /** Answered by the school's own question of its page, where it has written one about this. */
  isAskedOnPage?: boolean;
}

const { always, included } = school;
const texts = panelPaths.contentSection('questions');

export const knowledge: Record<Exclude<Topic, OwnTopic>, Knowledge> = {
  price: { tell: courses.price, path: panelPaths.courses },
  'payment-methods': { tell: buying.pay, path: texts, isAskedOnPage: true },
  paypal: { tell: buying.paypal, path: null },
  instalment: { tell: buying.instalments, path: panelPaths.instalments, isAskedOnPage: true },
  refund: { tell: buying.refund, path: texts, isAskedOnPage: true },
  programme: { tell: courses.programme, path: panelPaths.courses, isAskedOnPage: true },
  duration: { tell: courses.duration, path: texts, isAskedOnPage: true },
  access: { tell: courses.access, path: texts, isAskedOnPage: true },
  certificate: { tell: included('certificate'), path: panelPaths.certificates, isAskedOnPage: true },
  consultation: { tell: included('consultation'), path: panelPaths.school, isAskedOnPage: true },
  age: { tell: school.age, path: texts, isAskedOnPage: true },
  rating: { tell: buying.rating, path: null },
  questionnaire: { tell: always('questionnaire', '#models'), path: null, isAskedOnPage: true },
  password: { tell: school.password, path: null },
  'no-mail': { tell: always('mail'), path: null },
  'premium-start': { tell: courses.opening, path: panelPaths.courses },
  agencies: { tell: included('agencies'), path: panelPaths.school, isAskedOnPage: true },
  community: { tell: included('community'), path: panelPaths.school, isAskedOnPage: true },
  guide: { tell: included('guide'), path: panelPaths.school, isAskedOnPage: true },
  templates: { tell: included('templates'), path: panelPaths.school, isAskedOnPage: true },
  'second-course': { tell: courses.secondCourse, path: panelPaths.courses },
  discount: { tell: courses.discount, path: panelPaths.courses },
  'promo-code': { tell: buying.promoCode, path: panelPaths.promoCodes },
  contacts: { tell: school.contacts, path: panelPaths.contacts },
  bonuses: { tell: school.bonuses, path: panelPaths.school, isAskedOnPage: true },
  founder: { tell: school.founder, path: panelPaths.contentSection('founder') },
  reviews: { tell: school.reviews, path: panelPaths.contentSection('reviews') },
  receipt: { tell: buying.receipt, path: panelPaths.receipts },
  safety: { tell: buying.safety, path: panelPaths.school, isAskedOnPage: true },
  minors: { tell: always('minors'), path: null },
  device: { tell: always('device'), path: texts, isAskedOnPage: true },
  documents: { tell: school.documents, path: panelPaths.documents },
  schedule: { tell: always('schedule'), path: texts, isAskedOnPage: true },
  registration: { tell: always('registration', '/login'), path: texts, isAskedOnPage: true },
  appearance: { tell: always('appearance'), path: texts, isAskedOnPage: true },
  employment: { tell: always('employment'), path: texts, isAskedOnPage: true },
  buying: { tell: courses.buying, path: panelPaths.courses },
  start: { tell: courses.start, path: texts, isAskedOnPage: true },
  technical: { tell: school.technical, path: texts, isAskedOnPage: true },
  greeting: { tell: always('greeting'), path: null },
  thanks: { tell: always('thanks'), path: null },
  identity: { tell: always('identity'), path: null },
  requisites: { tell: school.requisites, path: panelPaths.school },
  address: { tell: school.address, path: panelPaths.school },
  'opening-hours': { tell: school.openingHours, path: panelPaths.supportSettings },
  erasure: { tell: school.erasure, path: null },
  profile: { tell: school.profile, path: null },
  languages: { tell: always('languages'), path: null },
};
