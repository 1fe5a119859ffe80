// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const staffTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  rights: { button: string; title: string; lead: string; none: string; can: { users: { view: string; edit: string; manage: string }; orders: { view: string; manage: string }; refunds: { manage: string }; models: { view: string; manage: string }; applications: { view: string; manage: string }; courses: { view: string; manage: string }; lessons: { manage: string }; materials: { manage: string }; course_access: { manage: string }; installment: { view: string; manage: string }; statistics: { view: string }; financial_reports: { view: string }; data: { export: string }; reviews: { manage: string }; content: { manage: string }; support: { chat: string }; system: { logs: string; settings: string }; roles: { manage: string } } };
  staff: { panel: { title: string; sections: string; openMenu: string; closeMenu: string; home: string; skip: string; skipToList: string; waiting: '{count, number}'; logout: string }; signIn: { title: string; backHome: string; emailRequired: string; emailInvalid: string; passwordRequired: string; forgotTitle: string; forgotLead: string; forgotBack: string; expired: string; notStaff: '{email}'; demoTitle: string; demoHint: string; demoEnter: '{title}'; email: string; forgot: string; forgotSend: string; notStored: string; password: string; submit: string; wrong: string }; roles: { content_manager: string; financial: string; manager: string; admin: string; super_admin: string; support: string; user: string }; section: { account: string } };
  staffAccount: { firstPassword: { title: string; nameTitle: string; later: string; lead: '{email}' }; account: { title: string; who: '{email} {role}'; passwordLead: string; done: string; failed: '{reason}'; nameTitle: string; nameLead: string; saveName: string; nameDone: string; nameFailed: '{reason}'; more: string; keys: string; keysHint: string; firstName: string; lastName: string; passwordTitle: string; submit: string } };
  testPage: { title: string; lead: string; signIn: string; logIn: string; checks: string; access: string; models: string; panel: string; signedIn: '{email}'; me: '{access, select, yes {} other {}} {name}'; isAdmin: '{count, number}'; modelsFound: '{count, number}'; refused: '{detail} {status}'; network: string; email: string; password: string };
}
