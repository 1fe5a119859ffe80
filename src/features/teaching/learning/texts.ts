// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const learningTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  courseFeast: { title: '{course}'; lead: '{count, number}'; certificate: string; review: string; further: string; rating: '{price}'; gallery: string; next: '{course}'; buy: '{price}' };
  dashboard: { myOrders: string; myData: string; loading: string; facts: { label: string; access: string; hasAccess: string; noAccess: string; email: string; none: string; id: string; phone: string }; cards: { label: string; mine: string; mineText: '{count, number}'; buy: string; buyText: string; support: string; supportNone: string; profile: string; profileText: string; newTab: string }; offers: { title: string; text: string; all: string; label: string; secondTitle: string; secondText: string; recommendedLabel: string; secondChoose: string }; newsletter: { label: string; title: string; text: string; consent: '<wording></wording>'; subscribe: string; later: string; on: string; off: string; unsubscribe: string }; profile: { title: string; name: string; email: string; id: string; since: string; access: string; password: string; soon: string; edit: string; closes: '{count, number}'; paused: string; stays: string; keep: string; open: string; paid: string; phone: string; soonTitle: string }; welcome: '{name}'; welcomeNameless: string };
  enrolments: { next: { label: string; start: '{number}'; goOn: '{number}'; left: '{count, number}'; almost: string; watch: string; opens: '{date}' }; mine: { title: string; empty: string; emptyText: string; bought: '{date}'; given: '{date}'; until: '{date}'; starts: '{date}'; progress: '{percent}'; watch: string; goOn: string; again: string; complete: string; lessons: string; soon: string; nextOpens: '{date}'; ended: '{date}'; buyAgain: string; notSold: string; choose: string } };
  lessons: { number: '{number}'; contents: string; free: string; done: string; locked: string; opens: '{date}'; opensAfter: '{count, number}'; opensLater: '{date}'; notOpenYet: '{course}'; hidden: string; preview: string; leavePreview: string; lockedTitle: '{course}'; lockedVisitor: string; lockedMember: string; lockedPresale: '{date}'; notStartedTitle: '{date}'; notStarted: '{course}'; noVideo: string; buy: '{price}'; wholeTitle: string; whole: '{count, number} {course}'; task: '{task}'; steps: string; previous: string; next: string; page: string; videoError: string; notFound: string; resume: '{time}'; fromStart: string; markDone: string; isDone: string; undo: string; courseDone: string; notSaved: string; markNotSaved: string; watchToFinish: '{percent}'; elsewhere: string; openPage: string; speed: string; pictureInPicture: string; keys: string; keysText: string; bonus: '{bonus}'; cabinet: string; hours: '{count, number}'; minutes: '{count, number}'; opening: string; play: string; signIn: string };
  progressList: { filters: { from: string; to: string; course: string }; empty: string; emptyHint: string; any: { course: string }; columns: { course: string; created_at: string; email: string; ended_at: string; lessons_done: string; lessons_total: string; name: string; percent: string; watched_at: string }; searchHint: string; title: string };
  stuckKinds: { course_unwatched: '{subject}' };
  server: {
    activeStatus: string;
    personalData: { sections: { progress: string; video_tickets: string; lesson_uses: string }; columns: { position_at: string; sittings: string; watched_percent: string; completed_at: string; position_seconds: string; duration_seconds: string; watched: string; lesson_title: string } };
  };
}
