import { useTranslations } from 'use-intl';
import { DrawerLink } from '#ui/panel/DrawerLink.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';
import { staffApi } from '../contract/list.ts';

interface StuckThingsProps {
  personId: string;
  className: string | undefined;
  sinceClassName: string | undefined;
}

/** Things stuck with the person, one line each; nothing where there are none. */
export function StuckThings({ personId, className, sinceClassName }: StuckThingsProps) {
  const t = useTranslations('personPage');
  const words = useTranslations('stuckKinds');
  const format = useFormats();
  const { data } = useCall(staffApi.stuck, { id: personId });
  if (!data || data.stuck.length === 0) return null;
  return (
    <section className={className} aria-labelledby="stuck">
      <h2 id="stuck">{t('stuck')}</h2>
      <ul>
        {data.stuck.map(({ kind, subject, since, path }) => {
          const line = words(kind as Parameters<typeof words>[0], { subject });
          return (
            <li key={`${kind} ${subject} ${since}`}>
              {path ? <DrawerLink to={path}>{line}</DrawerLink> : line}{' '}
              <span className={sinceClassName}>{t('since', { date: format.dayOf(since) })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
