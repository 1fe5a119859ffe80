import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { takeWish } from '#ui/newRelease.ts';
import { Section } from '#ui/Section.tsx';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import { useLaterPart } from '#ui/useLaterPart.ts';
import { useNear } from '#ui/useNear.ts';
import type { FormulaInWords, RatingOffer } from '../contract/result.ts';
import * as sheet from './FormulaExplained.module.css';
import { FormulaExplained } from './FormulaExplained.tsx';
import styles from './RatingSection.module.css';

interface RatingSectionProps {
  offer: RatingOffer;
  /** On the server alone. */
  formula: FormulaInWords | undefined;
}

type View = ComponentType<{ offer: RatingOffer }>;

/** The factors at the left, the form at the right. The form's code comes when the section is near. */
export function RatingSection({ offer, formula }: RatingSectionProps) {
  const t = useTranslations('rating');
  const language = useLocale();
  const loadPart = useLaterPart();
  const ref = useRef<HTMLElement>(null);
  const [Form, setForm] = useState<View | null>(null);
  /** The button that the form takes the place of had the focus: its first field gets it. */
  const hadFocus = useRef(false);
  const load = async (isAsked: boolean) => {
    const part = await loadPart(
      () => import('./RatingView.tsx'),
      isAsked ? { kind: 'rating', value: true } : null,
    );
    // The button stays, and tries again.
    if (!part || !ref.current) return;
    hadFocus.current = ref.current.contains(document.activeElement);
    setForm(() => part.RatingView);
  };
  useNear(ref, () => void load(false));
  useEffect(() => {
    if (Form && hadFocus.current) ref.current?.querySelector('input')?.focus();
  }, [Form]);
  useEffect(() => {
    if (takeWish('rating')) ref.current?.scrollIntoView();
  }, []);
  return (
    <Section
      id="model-rating"
      ref={ref}
      className={styles.section}
      isQuiet
      title={t('title')}
      lead={t('lead', { price: formatRubles(offer.price, language) })}
    >
      <div className={styles.halves}>
        {Form ? (
          <Form offer={offer} />
        ) : (
          <div className={styles.form}>
            <button type="button" className={controls.button} onClick={() => void load(true)}>
              {t('open')}
            </button>
          </div>
        )}
        <div className={styles.formula}>
          <StaticIsland sheets={[(sheet as unknown as { formula: string }).formula]}>
            {import.meta.env.SSR && formula && <FormulaExplained formula={formula} />}
          </StaticIsland>
        </div>
      </div>
    </Section>
  );
}
