import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { CurrentUser } from '#features/accounts/sign-in/ui/currentUser.ts';
import { readableEmail } from '#shared/domains.ts';
import { formatRubles } from '#shared/formats.ts';
import { useAutoClose } from '#ui/cabinet/useAutoClose.ts';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { paths } from '#ui/paths.ts';
import { useDayOf } from '#ui/schoolDays.ts';
import styles from './ProfilePopup.module.css';

interface ProfilePopupProps {
  viewer: CurrentUser;
  hasAccess: boolean;
  onClose: () => void;
}

/** The student's data, read-only; closes by itself unless somebody is reading. */
export function ProfilePopup({ viewer, hasAccess, onClose }: ProfilePopupProps) {
  const t = useTranslations('dashboard.profile');
  const ui = useTranslations('ui');
  const [isSoonShown, setSoonShown] = useState(false);
  const closing = useAutoClose(onClose, isSoonShown);
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div {...closing.watched} className={styles.profile}>
        <Facts viewer={viewer} hasAccess={hasAccess} />
        <p className={styles.closing}>
          <span role="timer">
            {closing.state === 'counting' && t('closes', { count: closing.secondsLeft })}
            {closing.state === 'paused' && t('paused')}
            {closing.state === 'kept' && t('stays')}
          </span>
          {closing.state !== 'kept' && (
            <button type="button" className={controls.link} onClick={closing.keep}>
              {t('keep')}
            </button>
          )}
        </p>
        <div className={styles.ways}>
          <a className={controls.button} href={paths.profile}>
            {t('edit')}
          </a>
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            onClick={() => setSoonShown(true)}
          >
            {t('password')}
          </button>
        </div>
      </div>
      {isSoonShown && (
        <Dialog title={t('soonTitle')} onClose={() => setSoonShown(false)} isAlert>
          <p>{t('soon')}</p>
          <a href={paths.profile}>{t('open')}</a>
          <button type="button" className={controls.button} onClick={() => setSoonShown(false)}>
            {ui('ok')}
          </button>
        </Dialog>
      )}
    </Dialog>
  );
}

function Facts({ viewer, hasAccess }: Pick<ProfilePopupProps, 'viewer' | 'hasAccess'>) {
  const t = useTranslations('dashboard');
  const language = useLocale();
  const dayOf = useDayOf();
  const { full_name, first_name, email, phone, registration_date, total_paid, number } = viewer;
  const facts: [string, string | undefined][] = [
    [t('profile.name'), full_name ?? first_name],
    [t('profile.email'), readableEmail(email)],
    [t('profile.phone'), phone ?? t('facts.none')],
    [t('profile.access'), hasAccess ? t('facts.hasAccess') : t('facts.noAccess')],
    [t('profile.paid'), total_paid === undefined ? undefined : formatRubles(total_paid, language)],
    [t('profile.since'), registration_date && dayOf(registration_date)],
    [t('profile.id'), number],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
