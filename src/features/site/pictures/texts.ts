// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const picturesTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { site_picture: { added: string; edited: string; moved: string; removed: string; restored: string; purged: string } };
  auditFields: { alt: string; caption: string; only_language: string; film: string };
  sitePictureReaders: { label: string; all: string; only: '{language}'; page: '{language}' };
  sitePictures: { filmLength: '{length}'; filmTitle: string; film: string };
  sitePicturesPanel: { tab: string; hint: string; places: { hero: { hint: string; title: string }; founder: { title: string; hint: string }; proof: { hint: string; title: string } }; none: { hero: string; founder: string; proof: string }; add: { of: '{place}'; submit: string; done: string; failed: '{reason}'; button: string }; edit: { title: '{place}'; done: string; button: string; of: '{name}' }; fields: { photo: string; alt: string; altHint: string; caption: string; fallback: string; film: string; hasFilm: string; filmGone: string; keepFilm: string; photoHint: string; removeFilm: string }; remove: { of: '{name}'; title: string; text: string; done: string; failed: '{reason}'; button: string; yes: string }; gone: { title: string; until: '{date}'; of: '{name}'; done: string; failed: '{reason}'; restore: string }; dnd: { move: '{name}'; hint: string; start: '{position} {title} {total}'; over: '{position} {title} {total}'; end: '{position} {title} {total}'; cancel: '{title}'; done: string; failed: '{reason}' }; hasFilm: string; cancel: string; title: string; unknown: string; view: string };
  server: {
    errors: { picture_not_found: string; picture_too_many: string };
  };
}
