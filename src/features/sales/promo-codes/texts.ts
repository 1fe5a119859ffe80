// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const promoCodesTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { promo_code: { created: string; generated: string; changed: string } };
  auditFields: { percent: string; sum: string; starts_on: string; ends_on: string; max_uses: string; course_ids: string; count: string; batch: string };
  promoCodeList: { searchHint: string; columns: { code: string; discount: string; uses: string; max_uses: string; revenue: string; starts_on: string; ends_on: string; courses: string; created_at: string; note: string; state: string }; filters: { from: string; to: string; state: string }; choices: { state: { active: string; planned: string; used_up: string; off: string; expired: string } }; empty: string; emptyHint: string; batch: string; wholeList: string; allCourses: string; any: { state: string }; title: string };
  promoCodes: { details: { title: '{code}'; reserved: string; uses: '{max, select, any {} other {}} {max} {uses}'; discountGiven: string; batch: string; orders: string; period: string; always: string; from: '{from}'; until: '{to}'; between: '{from} {to}'; link: string }; form: { code: string; codeHint: string; kind: string; kinds: { percent: string; sum: string }; percent: string; sum: string; least: string; startsOn: string; endsOn: string; daysHint: string; maxUses: string; maxUsesHint: string; courses: string; coursesHint: string; noteHint: string; isOn: string; cancel: string; failed: '{reason}'; note: string }; create: { button: string; title: string; done: '{code}'; submit: string }; generate: { button: string; title: string; lead: string; prefix: string; count: string; submit: string; done: '{count}' }; edit: { title: '{code}'; done: string; button: string; submit: string } };
  promoLink: { label: string; asking: string; applied: '{code}'; until: '{code} {date}'; notNeeded: '{code}'; noteUntil: '{date} {saving}'; from: '{price}'; note: '{saving}' };
  shortcuts: { promoCode: string };
  server: {
    errors: { promo_code_unknown: string; promo_code_not_yet: '{date}'; promo_code_expired: '{date}'; promo_code_other_course: string; promo_code_used_up: string; promo_code_used_by_you: string };
  };
}
