// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const analyticsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  analyticsPanel: { title: string; note: '{first} {last}'; lengths: { d90: string; d365: string; d30: string; d7: string }; own: { title: string; wrong: string; from: string; show: string; to: string }; before: '{before}'; what: string; totals: { label: string; views: string; begun: string; received: string; average: string; talks: string; applications: string; orders: string; returned: string; visitors: string }; visitorsHint: string; days: { title: string; chart: '{metric}'; metric: string; day: '{day} {value}'; table: string; column: string }; funnel: { hint: string; short: { visit: string; cards: string; paid: string; begun: string; form: string; refunded: string }; by: { title: string; source: string; code: string; unknown: string; course: string }; begun: string; cards: string; form: string; paid: string; refunded: string; title: string; visit: string }; sources: { title: string; own: string }; campaigns: string; landings: string; pages: string; devices: { phone: string; tablet: string; desk: string; title: string }; hours: string; columns: { views: string; value: string; name: string; orders: string; sum: string; visitors: string }; other: string; nothing: string; learning: { title: string; of: '{begun} {students}'; lesson: '{done}'; empty: string }; stuck: { title: string; never_signed_in: '{days, number}'; repeats: '{days, number}'; never_began: '{days, number}'; stopped: '{days, number}'; nobody: string; count: '{count, number}'; choose: string; chosen: '{count}'; since: '{day}'; written: '{day}'; more: string }; talks: { title: string; byAssistant: string; firstAnswer: string; approved: string; ratings: string; minutes: '{count}' }; stored: { title: string; metrika: '{counter}'; lead: string; table: string; what: string; keeps: string; tables: { visit_counts: string; visit_days: string; visit_months: string; visit_hashes: string; visit_salts: string }; terms: { visit_counts: string; visit_days: string; visit_months: string; visit_hashes: string; visit_salts: string }; back: string; rows: string }; period: string };
}
