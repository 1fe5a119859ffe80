import { useTranslations } from 'use-intl';

const kilobyte = 1024;

/** `1,4 ГБ`, in the unit that fits. */
export function useSize(): (bytes: number) => string {
  const t = useTranslations('uploads');
  return (bytes) => {
    const [unit, size] =
      bytes >= kilobyte ** 3
        ? (['gigabytes', bytes / kilobyte ** 3] as const)
        : bytes >= kilobyte ** 2
          ? (['megabytes', bytes / kilobyte ** 2] as const)
          : (['kilobytes', bytes / kilobyte] as const);
    return t('size', { amount: size < 10 ? Math.round(size * 10) / 10 : Math.round(size), unit });
  };
}
