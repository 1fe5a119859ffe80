/** The function that answers each topic, and where staff change its words. */
import { documentPaths } from '#features/publishing/documents/paths.ts';
import { schoolPaths } from '#features/publishing/school/paths.ts';
import { instalmentPaths } from '#features/sales/instalments/paths.ts';
import { promoCodePaths } from '#features/sales/promo-codes/paths.ts';
import { receiptPaths } from '#features/sales/receipts/paths.ts';
import { contentPaths } from '#features/site/content/paths.ts';
import { reviewPaths } from '#features/site/reviews/paths.ts';
import { certificatePaths } from '#features/teaching/certificates/paths.ts';
import { coursePaths } from '#features/teaching/courses/paths.ts';
import { paths } from '#ui/paths.ts';
import { assistantPaths } from '../../paths.ts';
import type { Topic } from '../topics/cues.ts';
import * as care from './care.ts';
import * as courses from './courses.ts';
import * as buying from './payment.ts';
import type { Tell } from './phrases.ts';
import * as purchase from './purchase.ts';
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
const texts = contentPaths.one('questions');

export const knowledge: Record<Exclude<Topic, OwnTopic>, Knowledge> = {
  danger: { tell: care.danger, path: assistantPaths.list },
  'others-data': { tell: always('othersData'), path: null },
  abuse: { tell: care.withPerson('abuse'), path: null },
  places: { tell: always('places'), path: null },
  licence: { tell: care.withPerson('licence'), path: null, isAskedOnPage: true },
  students: { tell: care.students, path: texts },
  'free-lesson': { tell: purchase.freeLesson, path: coursePaths.list },
  gift: { tell: always('gift', '#courses'), path: null },
  'instalment-refused': { tell: care.withPerson('refused'), path: null },
  'instalment-early': { tell: always('early'), path: null },
  'foreign-cards': { tell: always('foreign'), path: null },
  'payment-failed': { tell: care.withPerson('failed'), path: null },
  'charged-twice': { tell: care.withPerson('twice'), path: null },
  'no-lessons': { tell: purchase.noLessons, path: null },
  'where-to-watch': { tell: purchase.watch, path: null },
  'email-change': { tell: always('emailChange', paths.profile), path: null },
  'company-invoice': { tell: care.withPerson('company'), path: null },
  download: { tell: always('download'), path: null, isAskedOnPage: true },
  price: { tell: courses.price, path: coursePaths.list },
  'payment-methods': { tell: buying.pay, path: texts, isAskedOnPage: true },
  paypal: { tell: buying.paypal, path: null },
  instalment: { tell: buying.instalments, path: instalmentPaths.list, isAskedOnPage: true },
  refund: { tell: buying.refund, path: texts, isAskedOnPage: true },
  programme: { tell: courses.programme, path: coursePaths.list, isAskedOnPage: true },
  duration: { tell: courses.duration, path: texts, isAskedOnPage: true },
  access: { tell: courses.access, path: texts, isAskedOnPage: true },
  certificate: { tell: included('certificate'), path: certificatePaths.list, isAskedOnPage: true },
  consultation: { tell: included('consultation'), path: schoolPaths.school, isAskedOnPage: true },
  age: { tell: school.age, path: texts, isAskedOnPage: true },
  rating: { tell: buying.rating, path: null },
  questionnaire: { tell: always('questionnaire', '#models'), path: null, isAskedOnPage: true },
  password: { tell: school.password, path: null },
  'no-mail': { tell: always('mail'), path: null },
  'premium-start': { tell: courses.opening, path: coursePaths.list },
  agencies: { tell: included('agencies'), path: schoolPaths.school, isAskedOnPage: true },
  community: { tell: included('community'), path: schoolPaths.school, isAskedOnPage: true },
  guide: { tell: included('guide'), path: schoolPaths.school, isAskedOnPage: true },
  templates: { tell: included('templates'), path: schoolPaths.school, isAskedOnPage: true },
  'second-course': { tell: courses.secondCourse, path: coursePaths.list },
  discount: { tell: courses.discount, path: coursePaths.list },
  'promo-code': { tell: buying.promoCode, path: promoCodePaths.list },
  contacts: { tell: school.contacts, path: schoolPaths.contacts },
  bonuses: { tell: school.bonuses, path: schoolPaths.school, isAskedOnPage: true },
  founder: { tell: school.founder, path: contentPaths.one('founder') },
  reviews: { tell: school.reviews, path: reviewPaths.list },
  receipt: { tell: buying.receipt, path: receiptPaths.list },
  safety: { tell: buying.safety, path: schoolPaths.school, isAskedOnPage: true },
  minors: { tell: always('minors'), path: null },
  device: { tell: always('device'), path: texts, isAskedOnPage: true },
  documents: { tell: school.documents, path: documentPaths.list },
  schedule: { tell: always('schedule'), path: texts, isAskedOnPage: true },
  registration: { tell: always('registration', '/login'), path: texts, isAskedOnPage: true },
  experience: { tell: always('experience'), path: texts, isAskedOnPage: true },
  'other-town': { tell: always('otherTown'), path: null },
  vacancies: { tell: care.withPerson('vacancies'), path: null },
  appearance: { tell: always('appearance'), path: texts, isAskedOnPage: true },
  employment: { tell: always('employment'), path: texts, isAskedOnPage: true },
  buying: { tell: courses.buying, path: coursePaths.list },
  start: { tell: courses.start, path: texts, isAskedOnPage: true },
  technical: { tell: school.technical, path: texts, isAskedOnPage: true },
  greeting: { tell: always('greeting'), path: null },
  thanks: { tell: always('thanks'), path: null },
  identity: { tell: always('identity'), path: null },
  requisites: { tell: school.requisites, path: schoolPaths.school },
  address: { tell: school.address, path: schoolPaths.school },
  'opening-hours': { tell: school.openingHours, path: null },
  erasure: { tell: school.erasure, path: null },
  profile: { tell: school.profile, path: null },
  languages: { tell: school.languages, path: null },
};
