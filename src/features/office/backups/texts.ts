// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const backupsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { backup: { asked: string; key_made: string; downloaded: string; tested: string } };
  backups: { hint: string; make: string; asked: string; askedHere: string; needsKey: string; room: '{free} {needed}'; busy: string; unreachable: string; unreachableHint: string; key: { title: string; none: string; present: string; signer: string; make: string; replace: string; question: string; consequences: string; made: string; shown: string; keep: string; copy: string; copied: string; save: string; close: string; confirm: string }; sets: { title: string; empty: string; emptyHint: string; content: '{files, number} {rows, number} {size}'; keys: { own: string; machine: string; earlier: string }; lacking: '{count, number}'; kept: string }; kinds: { nightly: string; asked: string; migration: string }; downloadFailed: '{reason}'; test: { title: string; lead: '{files} {size}'; leadHere: '{files} {size}'; key: string; act: string; done: '{files, number} {paid} {rows, number}'; cancel: string; open: string }; runs: { title: string; empty: string; states: { running: string; done: string; failed: string } }; said: { written: '{rows, number} {size}'; files: '{copied} {files} {size}'; missing: '{count} {example}'; checked: '{rows, number}'; removed: '{copies} {sets}'; read: '{copies} {size}'; renewed: '{count} {example}'; lost: '{count} {example}'; machine_key: string; clock: '{other}' }; problems: { no_key: string; no_room: string; too_costly: string; not_found: string; wrong_key: string; damaged: string; file_damaged: string; newer: string; older: string; differs: string; in_use: string; running: string; forged: string; not_ours: string; no_signer: string; unknown: string; gave_up: string }; restore: string; download: string; failed: '{reason}'; title: string; unknown: string };
  launchSteps: { backups: { lead: string; notes: { no_key: string; none_yet: string; overdue: string; ahead: string; made: '{place, select, folder {} other {}}' } } };
  noticeKinds: { title: { backup_overdue: string }; text: { backup_overdue: '{hours, number}' } };
  server: {
    errors: { backup_running: string; backup_key_wrong: string; backup_damaged: string; backup_file_damaged: string; backup_newer: string; backup_older: string; backup_differs: string; backup_too_costly: string; backup_no_room: string };
  };
}
