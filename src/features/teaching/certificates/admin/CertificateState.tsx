import { useTranslations } from 'use-intl';
import { StateBadge } from '#ui/panel/StateBadge.tsx';
import type { Certificate } from '../listing.ts';

export function CertificateState({ state }: Pick<Certificate, 'state'>) {
  const t = useTranslations('certificatesPanel.list.choices.state');
  return <StateBadge look={state === 'valid' ? 'good' : 'bad'}>{t(state)}</StateBadge>;
}
