/** Benefits that a school may offer besides lessons, and the texts that promise them. */
export const benefits = [
  'chat',
  'support_always',
  'support_hours',
  'contacts',
  'instalments',
  'certificate',
  'cabinet_refund',
  'community',
  'consultation',
  'guide',
  'templates',
  'agencies',
] as const;
/** With `metrika`, a counter of another company on the pages: no benefit to anybody, but documents follow it too. */
export type Benefit = (typeof benefits)[number] | 'metrika';

/**
 * Benefits the school provides itself and declares in its settings. The others come with a part of Podium.
 */
export const ownBenefits = ['community', 'consultation', 'guide', 'templates', 'agencies'] as const;
export type OwnBenefit = (typeof ownBenefits)[number];

/** A school's current benefits. */
export type Benefits = ReadonlySet<Benefit>;

export const allBenefits: Benefits = new Set(benefits);

/**
 * Grounds of a text besides benefits: `specified`, the demo school's own numbers, ages and course names, which are nobody
 * else's; `lessons` and `hours`, known from the lessons of the main course on sale; `all_languages`, in which the school is
 * shown.
 */
export type Ground = Benefit | 'specified' | 'lessons' | 'hours' | 'all_languages';
export type Grounded = ReadonlySet<Ground>;

interface Condition {
  /** Shown while the school has all of these, */
  has?: readonly Ground[];
  /** and none of these: for texts that replace a promise. */
  lacks?: readonly Ground[];
}

/** Every text that depends on a benefit, wherever it is. A text not listed here promises none. */
export const promises = {
  'hero.specified': { has: ['specified'] },
  'hero.plain': { lacks: ['specified'] },
  'statistics.hours': { has: ['hours'] },
  'statistics.pace': { has: ['specified'] },
  'objections.age': { has: ['specified'] },
  'objections.age_own': { lacks: ['specified'] },
  'objections.time': { has: ['specified'] },
  'objections.time_own': { lacks: ['specified'] },
  'objections.portfolio': { has: ['templates'] },
  'objections.portfolio_alone': { lacks: ['templates'] },
  'objections.connections': { has: ['agencies'] },
  'objections.connections_alone': { lacks: ['agencies'] },
  'contents.lessons': { has: ['lessons'] },
  'contents.hours': { has: ['hours'] },
  'contents.guide': { has: ['guide', 'specified'] },
  'contents.guide_own': { has: ['guide'], lacks: ['specified'] },
  'contents.consultation': { has: ['consultation'] },
  'contents.community': { has: ['community'] },
  'contents.templates': { has: ['templates'] },
  'contents.agencies': { has: ['agencies'] },
  'questions.audience': { has: ['specified'] },
  'questions.audience_own': { lacks: ['specified'] },
  'questions.contents': { has: ['specified'] },
  'questions.contents_own': { has: ['lessons'], lacks: ['specified'] },
  'questions.time': { has: ['specified'] },
  'questions.time_hours': { has: ['hours'], lacks: ['specified'] },
  'questions.time_own': { lacks: ['specified', 'hours'] },
  'questions.instalments': { has: ['instalments'] },
  'questions.refund': { has: ['cabinet_refund'] },
  'questions.refund_by_mail': { lacks: ['cabinet_refund'] },
  'questions.certificate': { has: ['certificate'] },
  'questions.help': { has: ['chat', 'support_always', 'specified'] },
  'questions.help_always': { has: ['chat', 'support_always'], lacks: ['specified'] },
  'questions.help_in_hours': { has: ['chat', 'support_hours'], lacks: ['support_always'] },
  'questions.help_in_chat': { has: ['chat'], lacks: ['support_always', 'support_hours'] },
  'questions.help_by_mail': { has: ['contacts'], lacks: ['chat'] },
  'included.lessons': { has: ['specified'] },
  'included.lessons_hours': { has: ['lessons', 'hours'], lacks: ['specified'] },
  'included.lessons_own': { has: ['lessons'], lacks: ['specified', 'hours'] },
  'included.guide': { has: ['guide', 'specified'] },
  'included.guide_own': { has: ['guide'], lacks: ['specified'] },
  'included.consultation': { has: ['consultation'] },
  'included.community': { has: ['community'] },
  'included.templates_agencies': { has: ['templates', 'agencies'] },
  'included.templates': { has: ['templates'], lacks: ['agencies'] },
  'included.agencies': { has: ['agencies'], lacks: ['templates'] },
  'guarantees.support': { has: ['chat', 'support_always'] },
  'guarantees.support_hours': { has: ['chat', 'support_hours'], lacks: ['support_always'] },
  'guarantees.certificate': { has: ['certificate'] },
  'guarantees.instalments': { has: ['instalments'] },
  'statisticsSpare.languages': { has: ['all_languages'] },
  'includedSpare.languages': { has: ['all_languages'] },
  'questionsSpare.languages': { has: ['all_languages'] },
  'offer.certificate': { has: ['certificate'] },
  'offer.no_certificate': { lacks: ['certificate'] },
  'offer.instalments': { has: ['instalments'] },
  'offer.refund': { has: ['cabinet_refund'] },
  'offer.refund_by_mail': { lacks: ['cabinet_refund'] },
  'privacy.bank': { has: ['instalments'] },
  'privacy.metrika': { has: ['metrika'] },
  'cookies.metrika': { has: ['metrika'] },
  'cookies.no_metrika': { lacks: ['metrika'] },
} as const satisfies Record<string, Condition>;
export type PromiseName = keyof typeof promises;

/**
 * Whether a text may be shown by a school with these benefits and grounds. @param name of the text, listed above or not
 */
export function isTrueOf(name: string, school: Grounded): boolean {
  const { has = [], lacks = [] }: Condition = promises[name as PromiseName] ?? {};
  return has.every((benefit) => school.has(benefit)) && !lacks.some((benefit) => school.has(benefit));
}

/** Benefits that come with Podium itself, in every school. */
const builtIn: readonly Benefit[] = ['certificate', 'cabinet_refund'];

/** Parts of Podium that a school may have switched off, or not set up: people answer at any time, or in some hours. */
const switchable = ['chat', 'support_always', 'support_hours', 'contacts', 'instalments', 'metrika'] as const;

/**
 * A school's benefits: those its settings declare and those of Podium, and in demo mode all of them unless the settings
 * say otherwise.
 * @param chosen null until somebody has chosen
 * @param backed parts that are switched on and set up
 */
export function benefitsOf(
  chosen: readonly OwnBenefit[] | null,
  mode: 'demo' | 'live' | 'rehearsal',
  backed: ReadonlySet<string>,
): Benefits {
  const switchedOn = switchable.filter((part) => backed.has(part));
  const own = chosen ?? (mode === 'demo' ? ownBenefits : []);
  return new Set([...switchedOn, ...builtIn, ...own]);
}

/**
 * Benefits that pages may promise to today's buyers: of the school's own benefits only those that a course on sale
 * includes.
 * @param included by at least one course on sale
 */
export function promisedOf(school: Benefits, included: ReadonlySet<string>): Benefits {
  return new Set([...school].filter((benefit) => !isOwn(benefit) || included.has(benefit)));
}

function isOwn(benefit: Benefit): benefit is OwnBenefit {
  return (ownBenefits as readonly Benefit[]).includes(benefit);
}
