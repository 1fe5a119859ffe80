// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const certificatesTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { certificate: { issued: string; revoked: string; restored: string } };
  auditFields: { queued: string };
  certificates: { page: { title: '{number}'; check: string; valid: string; validText: string; revoked: string; revokedText: '{date}'; unknown: string; unknownText: string; name: string; erased: string; course: string; number: string; school: string; shared: '{course} {name}'; home: string; issued: string }; own: { number: '{number}'; issued: '{date}'; downloading: string; open: string; copy: string; copied: string; rename: string; renamed: string; revoked: '{date}'; waiting: { unconfirmed: '{course}'; letters: '{course}'; no_name: '{course}'; under_way: '{course}' }; download: string; profile: string; share: string; title: string } };
  certificatesPanel: { erased: string; list: { searchHint: string; columns: { created_at: string; url: string; revoked_at: string; revoked_reason: string; course: string; email: string; name: string; number: string; state: string }; choices: { state: { valid: string; revoked: string } }; empty: string; emptyHint: string; any: { course: string; state: string }; filters: { course: string; from: string; state: string; to: string }; title: string }; issue: { button: string; title: string; text: string; confirm: string; done: '{queued, number} {waiting, number}' }; details: { title: '{number}'; page: string; renamed: string; reason: string; formerNames: string; formerName: '{date} {name}' }; revoke: { button: string; title: '{number}'; lead: string; submit: string; done: string; reason: string }; restore: { title: string; text: string; done: string; button: string; confirm: string }; cancel: string; failed: '{reason}'; unknown: string };
  server: {
    certificateMail: { subject: '{course}'; paragraphs: readonly ('{course} {number}' | string)[]; button: string };
    paper: { title: string; awarded: string; completed: string; number: string; issued: string; verify: string };
    personalData: { columns: { old_number: string; token: string; issued_at: string; renamed_at: string; revoked_at: string; revoked_reason: string }; sections: { certificate_names: string; certificates: string } };
  };
}
