import { NumberInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useLocale } from 'use-intl';

/**
 * Rubles, with kopecks where there are any, written as the reader's language writes them. In Russian a comma and a point
 * both begin the kopecks; in English and Chinese the comma parts the thousands, so that `1,000.50` is no ruble.
 */
export function MoneyInput(props: ComponentProps<typeof NumberInput<number>>) {
  const marks =
    useLocale() === 'ru'
      ? { decimalSeparator: ',', thousandSeparator: ' ', allowedDecimalSeparators: ['.', ','] }
      : { decimalSeparator: '.', thousandSeparator: ',', allowedDecimalSeparators: ['.'] };
  return <NumberInput hideControls allowNegative={false} decimalScale={2} {...marks} {...props} />;
}
