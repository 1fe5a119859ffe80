// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const landingTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  landing: { skip: string; nav: { label: string; menu: string; 'video-testimonials': string; about: string; faq: string; admin: string; cabinet: string; contact: string; courses: string; login: string; logout: string; 'model-rating': string; models: string; program: string; register: string; reviews: string; welcome: '{name}' }; hero: { details: string; free: string; refund: '{days}'; noInterest: string; opening: string; openingLead: string; tell: string; contact: string; students: '<figure></figure> {count, number}'; choose: string; from: '{price}' }; lastChance: { kicker: string; today: '{percent}'; until: '{date} {percent}'; off: '{percent}'; course: '{course}'; saving: string; hourLabel: string; hourOver: string; deadlineLabel: string; deadlineOver: string; ends: '{day} {time} {zone}'; buy: '{price}'; regular: string }; courses: { cards: string }; learning: { title: string; pay: { title: string; text: string }; mail: { text: string; title: string }; watch: { title: string; text: string } }; footer: { about: string; account: string; rights: '{name} {year}'; sections: string } };
  standalone: { skip: string; crumbs: { label: string; courses: string; home: string }; course: { outcomes: string; programme: string; included: string; goods: { community: string; consultation: string; agencies: string; guide: string; templates: string }; guarantees: string; ready: string; others: string }; light: { title: string; lead: string; label: string; degrees: '{angle} {what}'; zones: { front: string; best: string; side: string; back: string } }; lesson: { open: string; play: string; page: string; task: string; elsewhere: string; fromCourse: string; toCourse: '{title}'; tryFirst: string; tryText: '{title}'; kicker: string } };
}
