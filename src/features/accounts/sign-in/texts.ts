// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const signInTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { security_settings: { changed: string }; account: { signed_in: string; password_changed: string; edited: string; email_changed: string; recovered: string } };
  auditFields: { new_device: string; staff_hours: string };
  auditSubjects: { security_settings: { only: string } };
  endedLink: { title: string; text: string; button: string; sent: string; failed: string; busy: string; sentTitle: string };
  links: { verify: { title: string; loading: string; successText: string; already: string; alreadyText: string; error: string; missing: string; network: string; failed: string; resendHint: string; ask: string; notMine: string; chooseText: string; choose: string; confirm: string; success: string }; takeBack: { title: string; lead: string; missing: string; failed: string; done: string; doneText: '{email}' }; setPassword: { text: string; failed: string; missing: string; done: string; doneText: string; confirming: string; confirmedText: string; confirmed: string; title: string; toCabinet: string }; resetPassword: { lead: string; missing: string; failed: string; done: string; doneText: string; staffLead: string; staffDoneText: string; toPanel: string; home: string; title: string }; newLink: string };
  oauth: { label: string; or: string; with: { google: string; vk: string }; leaving: string; title: { google: string; vk: string }; signingIn: string; errors: { google_auth_failed: string; vk_auth_failed: string; invalid_vk_callback: string; vk_callback_error: string }; email: { title: string; lead: string; send: string; failed: string; sending: string }; code: { lead: '{email}'; hint: string; again: string; label: string } };
  password: { hint: string; show: string; hide: string; generate: string; strength: { is: '{strength}'; veryWeak: string; weak: string; medium: string; strong: string; veryStrong: string }; repeat: string; save: string; next: string; saving: string };
  registration: { submit: string; submitting: string; failed: string; registered: { title: string; check: '{email}'; click: string; signIn: string; spam: string }; banner: { label: { hero: string; nav: string }; confirmed: string; awaiting: string; check: string; signIn: string; hide: string }; welcome: '{name}'; welcomeText: string; firstName: string; lastName: string };
  securityPanel: { title: string; done: string; failed: '{reason}'; hint: string; staffHours: string; asEverybody: string; hours: '{hours, number}'; staffHoursHint: string; notices: string };
  signIn: { titles: { login: string; forgotPassword: string; forgotLogin: string; register: string }; page: { title: '{school}'; lead: string; back: string; noAccount: string; register: string }; remember: string; loggingIn: string; testLogin: string; testLoginHint: string; resend: string; resent: string; loginFailed: string; networkFailed: string; otherWays: string; ways: { login: string; register: string; forgotPassword: string; forgotLogin: string }; forgotPassword: { lead: string; empty: string; failed: string; done: string; ask: string; send: string; sending: string }; forgotLogin: { ask: string; lead: string; empty: string; send: string; failed: string; done: string; sending: string }; demoLink: string; openLink: string; anyFailed: string; failedBecause: '{failed} {reason}'; checkMail: string; email: string; home: string; login: string; notStored: string; password: string; phone: string; sessionEnded: string };
  server: {
    accessMail: { subject: string; paragraphs: readonly ('{account, select, new {} other {}} {email}' | string)[]; button: '{account, select, new {} other {}}' };
    accountExistsMail: { subject: string; paragraphs: readonly (string)[]; button: string };
    codeMail: { subject: '{code}'; paragraphs: readonly ('{code}' | string)[]; button: string };
    codes: { sent: string };
    confirmation: { checkMail: string; verified: string; alreadyVerified: string; choosePassword: string; notAskedHere: string; linkSentAgain: string };
    errors: { sign_in_not_finished: string; email_not_verified: string; account_blocked: string; staff_by_password: string; provider_email_unverified: string; provider_email_unusable: string; linked_to_another: string; last_way_in: string; email_code_wrong: string; password_too_common: string; sign_in_provider_away: string; current_password_wrong: string; wrong_credentials: string };
    linkedMail: { subject: '{provider}'; paragraphs: readonly ('{provider}' | string)[]; button: string };
    loginMail: { subject: string; paragraphs: readonly ('{email}' | string)[]; button: string };
    newDeviceMail: { subject: string; paragraphs: readonly ('{address} {browser} {when}' | '{role, select, super_admin {} other {}}' | string)[]; button: string };
    ownPasswordMail: { subject: string; paragraphs: readonly ('{reader, select, owner {} staff {} other {}}' | string)[]; button: string };
    passwordChangedMail: { subject: string; paragraphs: readonly (string)[]; button: string };
    personalData: { sections: { sessions: string; devices: string; access_mails: string; links: string; identities: string }; columns: { seen_at: string; used_at: string }; values: { verify_email: string; set_password: string; erase_account: string } };
    recovery: { passwordMailed: string; loginMailed: string };
    resetMail: { subject: string; paragraphs: readonly ('{school}' | string)[]; button: string };
    verificationMail: { subject: string; paragraphs: readonly (string)[]; button: string };
  };
}
