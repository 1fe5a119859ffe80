import { type NewVersion, newVersionSchema } from '../contract.ts';
import { cookiesMessages } from '../cookies/messages.ts';
import { newsletterMessages } from '../newsletter/messages.ts';
import { offerMessages } from '../offer/messages.ts';
import { privacyMessages } from '../privacy/messages.ts';
import { personalDataMessages } from '../processing/messages.ts';
import { reviewMessages } from '../review/messages.ts';
import type { DocumentName } from '../rules.ts';

const texts: Record<DocumentName, unknown> = {
  offer: offerMessages,
  privacy: privacyMessages,
  personal_data: personalDataMessages,
  newsletter: newsletterMessages,
  review: reviewMessages,
  cookies: cookiesMessages,
};

/** What every school begins with; its lawyer may know better. */
export const templates = Object.fromEntries(
  Object.entries(texts).map(([document, text]) => [document, newVersionSchema.parse(text)]),
) as Record<DocumentName, NewVersion>;
