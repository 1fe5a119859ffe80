// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const reviewsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { review: { created: string; edited: string; moved: string; published: string; hidden: string; rejected: string; answered: string; deleted: string; restored: string; purged: string } };
  auditFields: { result: string; verified: string; reply: string; cloud_url: string; stars: string; month: string; rating: string };
  noticeKinds: { title: { review_written: string }; text: { review_written: '{name} {rating} {text}' } };
  ownReviews: { title: string; lead: '{course}'; course: '{course}'; rating: '{rating}'; reply: '{reply}'; state: { waiting: string; published: string; hidden: string; rejected: string }; form: { title: '{course}'; star: '{rating, number}'; text: string; result: string; name: string; again: string; failed: string; done: string; consentMissing: string; sending: string; stars: string; submit: string }; withdraw: { button: string; title: string; text: string; no: string; done: string; yes: string }; change: string; reason: '{reason}'; write: string };
  reviews: { age: '{age, number}'; rating: '{rating}'; verified: string; result: string; reply: string; portrait: '{name}'; more: '{count, number}'; demo: string; distribution: { label: string; average: '{average} {count, number}'; stars: '{rating, number}' }; outside: string; watch: string };
  reviewsPanel: { publish: { show: string; shown: '{name}'; hidden: '{name}'; accept: string; failed: '{reason}' }; reject: { title: '{name}'; lead: string; done: string; failed: '{reason}'; button: string; reason: string; submit: string }; remove: { title: '{name}'; text: string; done: string; failed: '{reason}'; undoText: '{date} {name}'; button: string; undo: string; yes: string }; restore: { done: '{name}'; failed: '{reason}'; button: string }; dnd: { move: '{name}'; hint: string; start: '{position} {title} {total}'; over: '{position} {title} {total}'; end: '{position} {title} {total}'; cancel: string; done: string; failed: '{reason}' }; list: { searchHint: string; columns: { result: string; reply: string; verified: string; created_at: string; course: string; email: string; kind: string; name: string; position: string; rating: string; state: string; text: string }; any: { kind: string; stars: string; state: string }; choices: { state: { waiting: string; published: string; rejected: string; deleted: string; hidden: string }; kind: { written: string; video: string }; stars: { '1': string; '2': string; '3': string; '4': string; '5': string } }; empty: string; emptyHint: string; filters: { stars: string; state: string }; title: string }; count: '{count, number}'; waiting: '{count, number}'; showWaiting: string; sort: { position: string; rating: string; created_at: string; label: string; name: string }; stars: '{rating}'; verified: string; byBuyer: string; answered: '{reply}'; rejectedFor: '{reason}'; add: { button: string; title: string; done: string; failed: '{reason}'; submit: string }; addVideo: { button: string; title: string }; edit: { title: '{name}'; done: string; failed: '{reason}'; button: string; submit: string }; reply: { change: string; title: '{name}'; hint: string; submit: string; done: string; failed: '{reason}'; button: string; label: string }; fields: { role: string; film: string; result: string; reply: string; emailHint: string; stars: '{rating, number}'; noCourse: string; picture: string; poster: string; pictureHint: string; pictureAlt: string; videoFile: string; hasFilm: string; filmGone: string; removeFilm: string; keepFilm: string; yandexUrl: string; videoHint: string; translations: string; isPublished: string; age: string; course: string; email: string; month: string; name: string; rating: string; removePicture: string; text: string; videoUrl: string }; cancel: string; demo: string; goneAt: '{date}'; onReview: '{action} {name}'; unknown: string; watch: string };
  shortcuts: { review: string };
  taskKinds: { title: { review_waiting: string }; act: { review_waiting: string } };
  server: {
    errors: { review_not_found: string };
    personalData: { columns: { cloud_url: string; reply: string; picture_alt: string; month: string; video_url: string }; values: { written: string; video: string; published: string; hidden: string }; sections: { reviews: string } };
  };
}
