// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const lessonsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { lesson: { created: string; edited: string; captions: string; ordered: string; deleted: string; restored: string }; section: { created: string; edited: string; deleted: string; restored: string } };
  auditFields: { has_light_study: string; bonus: string; task: string; lesson_number: string; duration_minutes: string; is_free: string; section_id: string; opens_on: string; opens_after_days: string; has_done_button: string; video_file: string; video_seconds: string; poster_file: string; yandex_disk_url: string; captions: string; url: string };
  lessonForm: { addTitle: string; editTitle: '{title}'; added: string; addFailed: '{reason}'; changed: string; changeFailed: '{reason}'; gone: string; fields: { bonus: string; bonusHint: string; task: string; taskHint: string; slug: string; slugHint: string; lightStudy: string; lightStudyHint: string; durationHint: string; translations: string; number: string; numberHint: string; duration: string; section: string; noSection: string; video: string; hasFilm: string; hasFilmLength: '{length}'; filmRemoved: string; links: string; linksHint: string; yandex: string; url: string; free: string; freeHint: string; active: string; doneButton: string; opening: string; openings: { now: string; day: string; days: string; both: string }; opensOn: string; opensAfter: string; description: string; keepFilm: string; removeFilm: string; title: string; videoUrl: string }; captions: { title: string; hint: string; shown: string; save: string; cancel: string; choose: '{language}'; replace: '{language}'; remove: '{language}'; saved: string; removed: string; gone: '{language}'; restored: string; failed: '{reason}'; tooLarge: string; encoding: string; undo: string } };
  lessonSections: { add: string; addTitle: string; editTitle: '{title}'; rename: string; added: string; changed: string; failed: '{reason}'; deleteTitle: '{title}'; deleteText: string; deleted: string; gone: '{title}'; restored: '{title}'; restoreFailed: '{reason}'; deleteFailed: '{reason}'; empty: string; name: string; restore: string };
  lessonsPanel: { note: '{count, number}'; toCourses: string; noCourses: string; noCoursesHint: string; empty: string; emptyHint: string; add: string; preview: string; newTab: '{action} {title}'; noVideoLink: string; state: { free: string; noVideo: string; opensOn: '{date}'; opensAfter: '{count, number}'; hidden: string }; deleting: { title: '{title}'; text: string; done: string; missing: string; forbidden: string; offline: string; other: '{reason} {status}'; listTitle: string; until: '{date}'; restore: string; restored: string; restoreFailed: '{reason}' }; order: { hint: string; start: '{position} {title} {total}'; over: '{position} {title} {total}'; end: '{position} {title} {total}'; cancel: '{title}'; failed: '{reason}'; move: '{title}'; saved: string }; actionOn: '{action} {title}'; addFirst: string; cancel: string; course: string; delete: string; edit: string; minutes: '{count}'; openVideo: string; save: string; title: string };
  server: {
    errors: { lesson_not_found: string; captions_wrong: '{line} {problem, select, header {} time {} end {} order {} letters {} other {}}' };
  };
}
