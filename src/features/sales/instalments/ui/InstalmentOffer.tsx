import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { rangeOf } from '../rules/plans.ts';
import styles from './Instalments.module.css';
import { useOffer } from './useOffer.ts';

interface InstalmentOfferProps {
  /** Rubles. */
  price: number;
  onOpen: () => void;
}

/** Beside paying by card: over how many months, and the way there. Nothing where the school offers none. */
export function InstalmentOffer({ price, onOpen }: InstalmentOfferProps) {
  const t = useTranslations('instalments');
  const offer = useOffer();
  if (!offer || offer.months.length === 0 || price < offer.minimum) return null;
  const { from, to } = offer.advertised ?? rangeOf(offer.months);
  const words = offer.advertised ? 'offer' : 'creditOffer';
  return (
    <div className={styles.offer}>
      <p>
        <strong>{t(words, { range: from === to ? String(to) : `${from}–${to}`, to })}</strong>
        <span>{t('offerText')}</span>
      </p>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.wide}`}
        onClick={onOpen}
      >
        {t('open')}
      </button>
    </div>
  );
}
