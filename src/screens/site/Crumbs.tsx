import { useLocale, useTranslations } from 'use-intl';
import type { Language } from '#shared/i18n.ts';
import { paths } from '#ui/paths.ts';
import styles from './Standalone.module.css';

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to a page; the last one is the page itself. */
export function crumbsTo(
  language: Language,
  words: (key: 'home' | 'courses') => string,
  last: Crumb[],
): Crumb[] {
  const home = paths.home(language);
  return [{ name: words('home'), path: home }, { name: words('courses'), path: `${home}#courses` }, ...last];
}

export function Crumbs({ last }: { last: Crumb[] }) {
  const t = useTranslations('standalone.crumbs');
  const crumbs = crumbsTo(useLocale(), t, last);
  return (
    <nav className={styles.crumbs} aria-label={t('label')}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
