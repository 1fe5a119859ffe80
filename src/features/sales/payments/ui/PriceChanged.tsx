import { useLocale, useTranslations } from 'use-intl';
import type { ShownPrice } from '#features/teaching/courses/ui/PriceTag.tsx';
import { usePriceNote } from '#features/teaching/courses/ui/usePriceNote.ts';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import styles from './PaymentModal.module.css';
import { Step } from './Step.tsx';

interface PriceChangedProps {
  before: ShownPrice;
  now: ShownPrice;
  onAccept: () => void;
  onClose: () => void;
}

/** Asks again when the price has changed: nobody is charged another price than the one agreed to. */
export function PriceChanged({ before, now, onAccept, onClose }: PriceChangedProps) {
  const t = useTranslations('payments');
  const ui = useTranslations('ui');
  const language = useLocale();
  const note = usePriceNote()(now);
  const price = formatRubles(now.price, language);
  const ended = before.price_reason ?? 'list';
  const isOver = ended !== 'list' && now.price > before.price;
  return (
    <Step>
      <Notice>
        <p>{t('priceChanged', { price, before: formatRubles(before.price, language) })}</p>
        {isOver && <p>{t(`priceOver.${ended}`)}</p>}
        {note && <p>{note}</p>}
        <p>{t('priceAsk')}</p>
      </Notice>
      <div className={styles.actions}>
        <button type="button" className={controls.button} onClick={onAccept}>
          {t('payNewPrice', { price })}
        </button>
        <button type="button" className={controls.link} onClick={onClose}>
          {ui('cancel')}
        </button>
      </div>
    </Step>
  );
}
