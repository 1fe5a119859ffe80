// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const panelTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  framer: { help: string; zoom: string; cropLabel: '{x} {y}'; focusLabel: '{x} {y}'; reset: string; preview: string; none: string; another: string; choose: string };
  panel: { problem: { title: string; noRight: string; toDashboard: string; network: string; forbidden: string; notFound: string; other: string; page: string; retry: string }; actions: { more: string; title: string }; palette: { open: string; title: string; field: string; hint: string; nothing: string; kinds: { people: string; applications: string; actions: string; courses: string; lessons: string; orders: string; sections: string; settings: string } }; account: { parts: string; password: string }; system: { parts: string; title: string }; edit: { saved: string; offline: string; problems: string; unsaved: string; nothingToSave: string; leaveTitle: string; leaveText: string; stay: string; leave: string; leaveFile: string; leaveWaitingTitle: string; leaveWaiting: string; leaveBehind: string; waiting: string; waitingHint: string; stopWaiting: string; leftWaiting: string; fileMissing: string; notSavedBehind: '{reason}'; problemsBehind: string; conflictTitle: string; conflictText: string; takeTheirs: string; keepMine: string; count: '{count} {max}'; item: '{item} {number}'; up: '{item}'; down: '{item}'; removeItem: '{item}'; inLanguage: '{field} {language}'; cancel: string; remove: string; save: string; unknown: string }; list: { clearSearch: string; reset: string; moreFilters: string; filtersOn: string; dropFilter: '{filter}'; sortedUp: string; sortedDown: string; sortBy: string; chooseAll: string; clearChoice: string; range: '{from} {total, number} {to}'; rangeMore: '{from, number} {to, number} {total, number}'; foundMore: '{total, number}'; exportMore: '{total, number}'; found: '{count, number}'; updating: string; perPage: string; pages: string; previous: string; next: string; pageNumber: '{page, number}'; nothingFound: string; nothingFoundHint: string; none: string; export: string; exportAs: string; exportCount: '{count, number}'; exportDenied: string; exported: '{count, number}'; exportLater: '{count, number}'; exportFailed: '{reason}'; filters: string; no: string; search: string; yes: string } };
}
