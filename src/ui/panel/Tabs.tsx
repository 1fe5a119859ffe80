import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './edit.module.css';

interface TabsProps {
  label: string;
  tabs: { to: string; label: ReactNode; isCurrent: boolean }[];
}

/** Parts of one section, each with its own address. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined} preventScrollReset>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
