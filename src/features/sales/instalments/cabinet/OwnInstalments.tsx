import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import { call } from '#ui/api.ts';
import { instalmentsApi } from '../contract/instalments.ts';
import { isOpen } from '../rules/states.ts';
import styles from '../ui/Instalments.module.css';

/** Instalment plans that still wait for something; empty without any. */
export function OwnInstalments() {
  const t = useTranslations('instalments');
  const states = useTranslations('instalmentStates');
  const language = useLocale();
  const { data } = useQuery({
    queryKey: ['instalments'],
    queryFn: ({ signal }) => call(instalmentsApi.mine, {}, { signal }),
  });
  const open = data?.instalments.filter(({ state }) => isOpen(state) || state === 'failed') ?? [];
  if (open.length === 0) return null;
  return (
    <section className={styles.own}>
      <h2>{t('cabinet.title')}</h2>
      <ul>
        {open.map((one) => (
          <li key={one.payment_reference}>
            <span>
              {one.course_title}
              <small>
                {one.number}: {states(`${one.state}.title`)},{' '}
                {t('terms', {
                  amount: formatRubles(one.amount, language),
                  months: one.months,
                  monthly: formatRubles(one.monthly, language),
                  last: formatRubles(one.last, language),
                  isEven: one.monthly === one.last ? 'yes' : 'no',
                })}
              </small>
            </span>
            <Link to={`/installment/return?application=${one.payment_reference}`} reloadDocument>
              {t('cabinet.open')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
