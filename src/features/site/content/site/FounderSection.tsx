import { useTranslations } from 'use-intl';
import type { School } from '#features/publishing/school/contract/school.ts';
import { NetworkLinks } from '#features/publishing/school/ui/NetworkLinks.tsx';
import type { ShownPicture } from '#features/site/pictures/contract/pictures.ts';
import { SitePicture } from '#features/site/pictures/site/SitePicture.tsx';
import type { SiteContent } from '../contract/content.ts';
import styles from './FounderSection.module.css';
import { useHeading } from './headings.ts';

interface FounderSectionProps {
  founder: SiteContent['founder'];
  photo: ShownPicture | null;
  networks: School['networks'];
}

/** Networks where the founder speaks; others belong to the school alone. */
const spoken: readonly string[] = ['instagram', 'telegram', 'vk'];

export function FounderSection({ founder, photo, networks }: FounderSectionProps) {
  const t = useTranslations('content.founder');
  const { title } = useHeading('about');
  if (!founder) return null;
  const [opening, ...rest] = founder.story;
  const links = networks.filter(({ icon }) => spoken.includes(icon));
  return (
    <section id="about" className={styles.section} aria-labelledby="about-title" data-below="">
      <div className={styles.inner}>
        {photo && (
          <div className={styles.photo}>
            <SitePicture picture={photo} sizes="(max-width: 46rem) 100vw, 42vw" />
          </div>
        )}
        <div className={styles.words}>
          <header>
            <p className={styles.kicker}>{title}</p>
            <h2 id="about-title">{founder.name}</h2>
            <p className={styles.role}>{founder.role}</p>
          </header>
          <p className={styles.opening}>{opening}</p>
          {rest.length > 0 && (
            <details className={styles.story} data-fold="" open>
              <summary>{t('more')}</summary>
              {rest.map((paragraph, index) => (
                <p key={String(index)}>{paragraph}</p>
              ))}
            </details>
          )}
          {links.length > 0 && (
            <div className={styles.links}>
              <h3>{t('links')}</h3>
              <NetworkLinks networks={links} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
