import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { standingFacts } from '#features/sales/orders/rules/standings.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import type { RatingOffer } from '../contract/result.ts';
import { ratingPath } from '../rules/share.ts';
import styles from './RatingForm.module.css';
import { RatingForm } from './RatingForm.tsx';
import { RatingPreview } from './RatingPreview.tsx';
import { ResultView } from './ResultView.tsx';
import { emptyValues, type RatingValues } from './ratingValues.ts';
import { useBought } from './useBought.ts';
import { usePhoto } from './usePhoto.ts';

interface RatingViewProps {
  offer: RatingOffer;
}

/** The form, and in its place the result once there is one. */
export function RatingView({ offer }: RatingViewProps) {
  const t = useTranslations('rating.result');
  // `payment=success` in the address switches the view, and nothing else.
  const [isPaid, setPaid] = useState(() => new URLSearchParams(location.search).get('payment') === 'success');
  const [values, setValues] = useState<RatingValues>(emptyValues);
  const photo = usePhoto();
  const bought = useBought(isPaid);
  const { ordered, kept } = bought;
  useEffect(() => {
    if (kept) setValues(kept.values);
  }, [kept]);

  function startOver(): void {
    bought.forget();
    setPaid(false);
    setValues(emptyValues);
    history.replaceState(history.state, '', `${location.pathname}#model-rating`);
  }

  if (ordered?.rating) {
    return (
      <div className={styles.form}>
        <ResultView result={ordered.rating.result} token={ordered.token} level={3}>
          <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={startOver}>
            {t('again')}
          </button>
          <a className={controls.button} href="#courses">
            {t('course')}
          </a>
          {ordered.token && (
            <a className={controls.link} href={ratingPath(ordered.token)}>
              {t('page')}
            </a>
          )}
        </ResultView>
      </div>
    );
  }
  return (
    <>
      <div className={styles.form}>
        <OrderState bought={bought} isPaid={isPaid} />
        <RatingForm {...{ offer, values, photo }} onChange={setValues} onAsked={bought.look} />
      </div>
      <RatingPreview values={values} hasPhoto={photo.file !== null} />
    </>
  );
}

/** State of the order that this browser placed; nothing where it placed none. */
function OrderState({ bought, isPaid }: { bought: ReturnType<typeof useBought>; isPaid: boolean }) {
  const t = useTranslations('rating.back');
  const { kept, ordered, isAsking } = bought;
  if (isAsking && isPaid) return <p role="status">{t('checking')}</p>;
  if (!kept) return isPaid ? <Notice isGood>{t('unknown')}</Notice> : null;
  if (!ordered) return null;
  if (ordered.waits_for_guardian)
    return (
      <Notice isGood>
        {kept.guardianEmail ? t('guardian', { email: kept.guardianEmail }) : t('guardianPlain')}
      </Notice>
    );
  if (ordered.decline) {
    const { isUnfinished } = standingFacts[ordered.standing];
    return isPaid ? <Notice>{t(isUnfinished ? 'declined' : 'over')}</Notice> : null;
  }
  if (ordered.is_held) return <Notice isGood>{t('held')}</Notice>;
  if (!ordered.confirmation_url) return null;
  return (
    <Notice isGood>
      {t('pending')}{' '}
      <a className={controls.link} href={ordered.confirmation_url}>
        {t('payAgain')}
      </a>
    </Notice>
  );
}
