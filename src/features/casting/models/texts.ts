// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const modelsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { model: { created: string; edited: string; moved: string; published: string; hidden: string; consent_recorded: string; consent_withdrawn: string; deleted: string; restored: string; purged: string } };
  auditFields: { framing: string; consent: string; is_published: string; signed_by: string; signed_on: string; height: string; location: string; photo: string; size: string };
  models: { title: string; lead: string; demo: string; loading: string; failed: '{error}'; offline: string; empty: string; measures: '{height} {size}'; portrait: '{name}'; noPortrait: '{name}' };
  modelsPanel: { publish: { show: string; needsConsent: string; shown: '{name}'; hidden: '{name}'; failed: '{reason}' }; remove: { title: '{name}'; text: string; done: string; failed: '{reason}'; undoText: '{date} {name}'; button: string; undo: string; yes: string }; restore: { done: '{name}'; failed: '{reason}'; button: string }; dnd: { move: '{name}'; hint: string; start: '{position} {title} {total}'; over: '{position} {title} {total}'; end: '{position} {title} {total}'; cancel: string; done: string; failed: '{reason}' }; list: { searchHint: string; columns: { consent: string; created_at: string; height: string; location: string; name: string; position: string; size: string; state: string }; any: { consent: string; state: string }; choices: { state: { hidden: string; deleted: string; published: string }; consent: { given: string; missing: string; withdrawn: string; not_needed: string } }; empty: string; emptyHint: string; filters: { state: string }; title: string }; count: '{count, number}'; sort: { position: string; height: string; created_at: string; label: string; name: string }; measures: '{height} {size}'; photoOf: '{name}'; add: { button: string; title: string; done: string; failed: '{reason}'; submit: string }; edit: { title: '{name}'; parts: string; facts: string; consent: string; done: string; failed: '{reason}'; button: string; submit: string }; fields: { fallback: string; height: string; location: string; name: string; size: string }; consents: { lead: string; notNeeded: string; none: string; paper: string; signedBy: string; isGuardian: string; signedOn: string; note: string; scan: string; scanChosen: '{name}'; chooseScan: string; submit: string; done: string; failed: '{reason}'; source: { paper: string; application: string }; signed: '{date} {name}'; guardian: string; recorded: '{by} {date}'; ended: '{by} {date} {reason}'; replaced: '{by} {date}'; openScan: string; withdraw: string; withdrawLead: string; reason: string; withdrawSubmit: string; withdrawn: string; withdrawFailed: '{reason}' }; cancel: string; demo: string; goneAt: '{date}'; onModel: '{action} {name}'; photo: { hint: string; remove: string; title: string }; unknown: string };
  shortcuts: { model: string };
  server: {
    errors: { model_not_found: string; model_consent_missing: string };
    personalData: { sections: { models: string }; columns: { location: string; is_published: string; size: string } };
  };
}
