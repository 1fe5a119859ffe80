import { useContext } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { roleCan } from '#shared/access.ts';
import { ReaderRole } from '#ui/panel/role.ts';
import { PanelSections } from '#ui/panel/sections.ts';
import styles from './Dashboard.module.css';

/** Forms that the reader may fill in, each opened by its address; nothing for those who may not. */
export function Shortcuts() {
  const t = useTranslations('dashboardPanel');
  const words = useTranslations('shortcuts');
  const role = useContext(ReaderRole);
  const { shortcuts } = useContext(PanelSections);
  const permitted = shortcuts.filter(({ permission }) => roleCan(role, permission));
  if (permitted.length === 0) return null;
  return (
    <nav className={styles.shortcuts} aria-labelledby="shortcuts">
      <h2 id="shortcuts">{t('shortcuts')}</h2>
      <ul>
        {permitted.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{words(title as Parameters<typeof words>[0])}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
