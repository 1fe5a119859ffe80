import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/panel/icons.tsx';
import { supportPaths } from '../paths.ts';
import styles from './Inbox.module.css';
import { useInbox } from './useInbox.ts';

interface InboxLinkProps {
  className: string | undefined;
  onClick(): void;
}

/** The inbox in the panel's menu, with the number of those who wait for an answer. */
export function InboxLink({ className, onClick }: InboxLinkProps) {
  const t = useTranslations('supportInbox');
  const count = useInbox(true);
  return (
    <NavLink to={supportPaths.list} onClick={onClick} className={className}>
      <Icon>
        <path d="M4 5h16v11H9l-5 4zM8 9h8M8 12.5h5" />
      </Icon>
      {t('title')}
      {count > 0 && (
        <span className={styles.badge}>
          <span aria-hidden="true">{count}</span>
          <span className={styles.spoken}>{t('waiting', { count })}</span>
        </span>
      )}
    </NavLink>
  );
}
