import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { DocumentVersions } from '#features/accounts/consents/contract/consents.ts';
import { CallError, call } from '#ui/api.ts';
import { useFailureText } from '#ui/failure.ts';
import { useRequestId } from '#ui/useRequestId.ts';
import { ratingApi } from '../contract/rating.ts';
import { keepRating, leftEmpty, type RatingValues, userDataOf } from './ratingValues.ts';
import type { usePhoto } from './usePhoto.ts';

export interface Contacts {
  email: string;
  guardian_email: string;
  privacy_consent: boolean;
  offer_consent: boolean;
}

interface Ordering {
  photo: ReturnType<typeof usePhoto>;
  isSignedIn: boolean;
  /** Rubles that the buyer was shown. */
  price: number;
  versions: DocumentVersions | undefined;
  /** The guardian has been asked, and the order waits. */
  onAsked: () => void;
}

/** Orders a rating and goes on to paying. Nothing is checked before: the server refuses what is out of bounds. */
export function useOrdering({ photo, isSignedIn, price, versions, onAsked }: Ordering) {
  const t = useTranslations('rating.alert');
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<{ title: string; text: string } | null>(null);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const requestId = useRequestId();
  const language = useLocale();
  useBackAgain(() => setBusy(false));

  async function order(values: RatingValues, contacts: Contacts) {
    setBusy(true);
    setRefusal(null);
    const answer = await send(values, contacts).catch(tell);
    if (!answer) return setBusy(false);
    const isAsked = answer.guardian_asked;
    const guardianEmail = isAsked ? contacts.guardian_email : null;
    keepRating({ secret: answer.order_secret, values, filledIn: leftEmpty(values), guardianEmail });
    if (!isAsked && answer.confirmation_url) return location.assign(answer.confirmation_url);
    if (isAsked) onAsked();
    else setAlert({ title: t('create'), text: '' });
    setBusy(false);
  }

  async function send(values: RatingValues, contacts: Contacts) {
    const draft_id = await photo.draftOf(values.gender);
    const sale = {
      user_data: userDataOf(values, language),
      filled_in: leftEmpty(values),
      draft_id,
      amount: price,
      ...(isSignedIn ? { offer_consent: true } : consentsOf(contacts)),
      ...(contacts.guardian_email && { guardian_email: contacts.guardian_email }),
      ...(versions && { document_versions: versions }),
    };
    // Pressed again with the same answers, it is the same order.
    return call(ratingApi.create, { ...sale, request_id: requestId(sale) });
  }

  function tell(error: unknown): null {
    const isUnanswered = error instanceof CallError && error.status === 0;
    const refused = error instanceof CallError && !isUnanswered ? error : null;
    if (refused) setRefusal(refused);
    const photoProblem = refused?.body.fields?.photo;
    if (photoProblem) photo.setProblem(photoProblem);
    else if (isUnanswered) setAlert({ title: t('connection'), text: '' });
    else setAlert({ title: t('create'), text: failureText(error) });
    return null;
  }

  return { order, isBusy, alert, closeAlert: () => setAlert(null), refusal };
}

function consentsOf({ email, privacy_consent, offer_consent }: Contacts) {
  return { ...(email && { email }), privacy_consent, offer_consent };
}

/** A page that Back brings out of the browser's cache would still be busy. */
function useBackAgain(onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}
