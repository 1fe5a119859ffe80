import { useTranslations } from 'use-intl';

/** Title of the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  const t = useTranslations('ui');
  return <title>{`${title} · ${t('brand')}`}</title>;
}
