import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import type { CoursePrice } from '../contract/prices.ts';
import styles from './PriceTag.module.css';

/** Parts of a price to show; with `price` alone it is just an amount. */
export type ShownPrice = Pick<CoursePrice, 'price'> & Partial<CoursePrice>;

/** The price, with the price for comparison and the discount beside it. */
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
