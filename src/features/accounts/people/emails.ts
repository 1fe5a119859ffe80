import type { Role } from '#shared/access.ts';
import type { Language } from '#shared/i18n.ts';
import { accountLetter, type Letter, type Signature } from '../emails.ts';
import { peopleMessages } from './messages.ts';

export function invitationLetter(
  language: Language,
  { firstName, role, inviter, url }: { firstName: string; role: Role; inviter: string; url: string },
  signature: Signature,
): Letter {
  const { hello, roles, invitation } = peopleMessages[language];
  const what = filled(invitation.what, { inviter, role: roles[role] });
  const paragraphs = [filled(hello, { name: firstName }), what, invitation.how, invitation.ifNot];
  return accountLetter(
    language,
    invitation.subject,
    paragraphs,
    { label: invitation.button, url },
    signature,
  );
}

export function staffNoticeLetter(
  language: Language,
  what: 'email' | 'password' | 'ownPassword' | 'role',
  { firstName, email, role, url }: { firstName: string; email: string; role: Role; url: string },
  signature: Signature,
): Letter {
  const texts = peopleMessages[language];
  const paragraphs = [
    filled(texts.hello, { name: firstName }),
    filled(texts[what].what, { email, role: texts.roles[role] }),
    texts.ifUnexpected,
  ];
  return accountLetter(
    language,
    texts[what].subject,
    paragraphs,
    { label: texts[what].button, url },
    signature,
  );
}

export function signInLetter(
  language: Language,
  { url, firstName, ...facts }: Record<'firstName' | 'when' | 'address' | 'browser' | 'url', string>,
  signature: Signature,
): Letter {
  const { hello, signIn } = peopleMessages[language];
  const paragraphs = [
    filled(hello, { name: firstName }),
    signIn.what,
    filled(signIn.facts, facts),
    signIn.ifNot,
  ];
  return accountLetter(language, signIn.subject, paragraphs, { label: signIn.button, url }, signature);
}

/** In one pass: a value that looks like a placeholder stays as it was typed. */
function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
