// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const consultationsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { consultation: { confirmed: string; moved: string; canceled: string; done: string } };
  consultations: { title: string; lead: '{course}'; ask: string; form: { title: string; wishes: string; wishesHint: string; contact: string; contactHint: string; note: string; submit: string; done: string; failed: string; sending: string }; state: { requested: string; confirmed: '{when}'; done: string; canceled: string }; course: '{course}'; wishes: '{wishes}'; place: '{place}'; cancel: { button: string; title: string; text: string; no: string; done: string; yes: string }; reason: '{reason}' };
  consultationsPanel: { list: { searchHint: string; columns: { wishes: string; contact: string; created_at: string; course: string; email: string; name: string; starts_at: string; state: string }; choices: { state: { requested: string; confirmed: string; done: string; canceled: string } }; empty: string; emptyHint: string; any: { state: string }; filters: { from: string; to: string }; title: string }; details: { title: '{name}'; contact: string; canceledBy: string; by: { staff: string; student: string }; note: string; place: string; reason: string }; schedule: { confirm: string; move: string; lead: '{zone}'; placeHint: string; submit: string; done: string; day: string; place: string; time: string }; cancel: { title: string; lead: string; submit: string; done: string; back: string; button: string; reason: string }; done: { button: string; title: string; text: string; confirm: string; done: string }; back: string; failed: '{reason}'; unknown: string };
  taskKinds: { title: { consultation_asked: string; consultation_past: string }; act: { consultation_asked: string; consultation_past: string } };
  server: {
    calendar: { summary: '{school}'; description: '{course} {place}' };
    canceledMail: { subject: string; paragraphs: readonly ('{by, select, student {} other {}} {course}' | '{by, select, student {} other {}} {reason}' | string)[]; button: string };
    confirmedMail: { subject: '{when}'; paragraphs: readonly ('{course} {when}' | '{place}' | string)[]; button: string };
    movedMail: { subject: '{when}'; paragraphs: readonly ('{course} {when}' | '{place}' | string)[]; button: string };
    personalData: { columns: { wishes: string; contact: string; starts_at: string; canceled_by: string; cancel_reason: string }; sections: { consultations: string } };
    requestedMail: { subject: string; paragraphs: readonly ('{course}' | '{wishes}')[]; button: string };
    staffCanceledMail: { subject: '{student}'; paragraphs: readonly ('{course} {student}' | '{when}')[]; button: string };
    staffRequestedMail: { subject: '{student}'; paragraphs: readonly ('{contact}' | '{course} {student}' | '{wishes}')[]; button: string };
    courseEnded: string;
    courseEndedMail: { subject: string; paragraphs: readonly ('{course}' | '{when}')[]; button: string };
    staffCourseEndedMail: { subject: '{student}'; paragraphs: readonly ('{course} {student}' | '{when}')[]; button: string };
  };
}
