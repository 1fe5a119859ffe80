// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const exportsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { export: { archived: string; reported: string } };
  auditSubjects: { export: { archive: string; report: string } };
  exportNames: { lists: { instalments: string; checkouts: string; 'money-differences': string; ratings: string; 'assistant-unanswered': string; conversations: string; applications: string; 'assistant-articles': string; audit: string; certificates: string; consultations: string; models: string; orders: string; progress: string; 'promo-codes': string; receipts: string; refunds: string; reviews: string; users: string; waitlist: string }; archive: string; report: string; done: '{format} {what}'; failed: '{format} {what}'; withdrawn: '{format} {what}' };
  exportPanel: { title: string; lists: string; more: string; hint: string; bulk: string; archive: string; makeArchive: string; archiveHint: string; backup: string; backupHint: string; backups: string; report: string; reportHint: string; begun: string; failed: '{reason}'; own: string; ownHint: string; none: string; states: { queued: string; running: string; done: string; withdrawn: string; expired: string; failed: string }; until: '{at}'; downloaded: string; removed: string; notDownloaded: '{reason}'; notRemoved: '{reason}'; cancel: string; download: string; from: string; progress: '{done, number} {total, number}'; remove: string; to: string; unknown: string };
  server: {
    errors: { export_too_long: '{format} {most, number} {rows, number}'; export_expired: string; export_not_ready: string };
    personalData: { sections: { exports: string }; values: { archive: string; report: string; queued: string; running: string; withdrawn: string }; columns: { format: string; list: string } };
    report: { title: string; period: '{from} {to}'; money: string; received: string; net: string; courses: string; step: string; count: string; sources: string; unknown: string; learning: string; students: string; begun: string; finished: string; share: string; total: string; rating: string; nothing: string; note: string; cards: string; course: string; direct: string; form: string; month: string; ordered: string; orders: string; paid: string; refunded: string; refunds: string; returned: string; source: string; visit: string; visitors: string; visits: string };
  };
}
