import { signInAuditFieldMessages, signInAuditMessages, signInAuditSubjectMessages } from './audit.ts';
import { endedLinkMessages } from './endedLink.ts';
import { linksMessages } from './links.ts';
import { oauthMessages } from './oauth.ts';
import { passwordMessages } from './passwords.ts';
import { registrationMessages } from './registration.ts';
import { securityMessages } from './security.ts';
import { signInMessages } from './signIn.ts';

/** Texts of its pages, by namespace. */
export const signInTexts = {
  endedLink: endedLinkMessages,
  signIn: signInMessages,
  auditActions: signInAuditMessages,
  auditFields: signInAuditFieldMessages,
  auditSubjects: signInAuditSubjectMessages,
  securityPanel: securityMessages,
  links: linksMessages,
  oauth: oauthMessages,
  password: passwordMessages,
  registration: registrationMessages,
};
