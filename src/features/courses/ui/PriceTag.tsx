import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import type { CoursePrice } from '../prices/contract.ts';
import styles from './PriceTag.module.css';

/** What there is to say of a price; without the rest it is just an amount. */
export type ShownPrice = Pick<CoursePrice, 'price'> & Partial<CoursePrice>;

/** The price, beside it what it is compared with and how much that is off. */
export function PriceTag({ price }: { price: ShownPrice }) {
  const t = useTranslations('courses.price');
  const language = useLocale();
  const { regular_price = price.price, discount_percent = 0 } = price;
  return (
    <span className={styles.tag}>
      <span>{formatRubles(price.price, language)}</span>
      {regular_price > price.price && (
        <span className={styles.off}>
          <s>
            <span className={styles.spoken}>{t('regular')}: </span>
            {formatRubles(regular_price, language)}
          </s>
          {discount_percent > 0 && (
            <span className={styles.badge}>{t('off', { percent: discount_percent })}</span>
          )}
        </span>
      )}
    </span>
  );
}
