import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { TextField } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { draft } from './draft.ts';
import styles from './PaymentModal.module.css';
import type { PromoCodeState } from './usePromoCode.ts';

/** A promo code: a link until somebody wants it, then a field, then what the code does. */
export function PromoCodeField({ promo }: { promo: PromoCodeState }) {
  const t = useTranslations('payments.promo');
  const failureText = useFailureText();
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState(() => draft().promoCode);
  const { checked, refusal, isBusy, check, drop } = promo;
  if (checked) {
    const better = checked.applies ? null : checked.price.price_reason;
    return (
      <p className={styles.promo} role="status">
        {checked.applies
          ? t('applied', { code: checked.code })
          : t('notNeeded', { code: checked.code, reason: better ?? 'list' })}{' '}
        <button
          type="button"
          className={controls.link}
          onClick={() => {
            drop();
            setTyped('');
            setWanted(true);
          }}
        >
          {t('remove')}
        </button>
      </p>
    );
  }
  if (!isWanted && refusal === null && !isBusy) {
    return (
      <button type="button" className={`${controls.link} ${styles.promo}`} onClick={() => setWanted(true)}>
        {t('want')}
      </button>
    );
  }
  return (
    <form
      noValidate
      className={styles.promoForm}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void check(typed);
      }}
    >
      <TextField
        label={t('label')}
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={isWanted}
        isOptional
        error={refusal === null ? undefined : failureText(refusal)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button
        type="submit"
        className={`${controls.button} ${controls.quiet}`}
        disabled={isBusy || !typed.trim()}
      >
        {isBusy ? t('checking') : t('apply')}
      </button>
    </form>
  );
}
