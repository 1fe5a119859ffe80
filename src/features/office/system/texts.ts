// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const systemTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { job: { repeated: string }; system: { restarted: string; cache_cleared: string; log_taken: string }; maintenance: { begun: string; ended: string }; integration: { checked: string } };
  auditFields: { pages: string; pictures: string; cards: string; papers: string; answered: string };
  auditSubjects: { system: { system: string }; integration: { payments: string; bank: string; mail: string; assistant: string; google: string; vk: string; telegram: string; storage: string; metrika: string } };
  diskBar: { left: '{percent, select, 0 {} other {}} {percent}'; text: '{percent, select, 0 {} other {}}'; link: string };
  jobs: { queued: string; title: string; hint: string; totals: string; states: { queued: string; running: string; done: string; dead: string }; empty: string; emptyHint: string; facts: '{attempts, number} {time}'; again: string; againOf: '{kind}'; failed: '{reason}'; unknown: string };
  launchSteps: { demo: { lead: string; notes: { running: string; left: string } }; address: { lead: string; notes: { open: '{address}'; unseen: '{address}'; seen: '{address}' } } };
  maintenanceBar: { text: '{time}'; link: string };
  noticeKinds: { title: { disk_low: string }; text: { disk_low: '{percent, select, 0 {} other {}} {percent}' } };
  systemIntegrations: { title: string; hint: string; states: { on: string; simulated: string; off: string }; proved: string; never: string; problem: '{problem} {time}'; checkOf: '{name}'; done: '{ms} {name}'; wrong: '{name} {problem}'; failed: '{reason}'; analytics: string; analyticsState: string; analyticsText: string; metrika: { counter: string; off: string; on: string; proof: string; set: string; change: string; hint: string; done: '{counter}'; gone: string; failed: '{reason}'; back: string; number: string; save: string; title: string }; address: string; check: string; unknown: string; names: { payments: string; bank: string; mail: string; assistant: string; google: string; vk: string; telegram: string; storage: string; metrika: string } };
  systemLogs: { title: string; hint: string; day: string; level: string; levels: { debug: string; info: string; warn: string; error: string; fatal: string }; from: string; search: string; follow: string; downloadFailed: '{reason}'; empty: string; emptyHint: string; records: string; details: string; download: string; unknown: string };
  systemPanel: { tabs: { overview: string; integrations: string; jobs: string; logs: string }; password: string; passwordLead: string; statistics: { title: string; node: string; database: string; mode: string; modes: { demo: string; live: string; rehearsal: string }; uptime: string; memory: string; memoryOf: '{total} {used}'; disk: string; databaseSize: string; logs: string; queue: string; queueOf: '{dead} {queued, number} {running}'; errors: string; errorsOf: '{answered, number} {failed} {percent}'; backup: string; noBackup: string; backupAhead: '{at}'; days: '{days, number} {hours} {minutes}'; hours: '{hours} {minutes}'; podium: string }; controls: { title: string; restart: string; restartTitle: string; restartText: string; restartConfirm: string; restarting: string; restartFailed: '{reason}'; byHand: string; logs: string; cache: string; cacheTitle: string; cacheText: string; cacheConfirm: string; cacheDone: '{cards} {pages} {papers} {pictures}'; cacheFailed: '{reason}'; unknown: string }; maintenance: { title: string; off: string; on: '{time}'; begin: string; beginTitle: string; beginText: string; beginConfirm: string; end: string; begun: string; ended: string; failed: '{reason}' }; api: { title: string; lead: string; button: string; open: string; own: string; answer: '{ms} {name} {status}'; lost: string; done: string; failed: string; docs: string }; more: { title: string; security: string; notices: string }; title: string };
  taskKinds: { title: { job_failed: string; disk_low: string }; act: { job_failed: string; disk_low: string } };
  server: {
    errors: { restart_by_hand: string; under_maintenance: string; not_set_up: string };
  };
}
