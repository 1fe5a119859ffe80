import { useLocale, useTranslations } from 'use-intl';
import { JustRegisteredBanner } from '#features/accounts/sign-in/site/JustRegisteredBanner.tsx';
import type { School } from '#features/publishing/school/contract/school.ts';
import { ContactButtons } from '#features/publishing/school/ui/ContactButtons.tsx';
import type { SiteContent } from '#features/site/content/contract/content.ts';
import { Statistics } from '#features/site/content/site/Statistics.tsx';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import { hasContacts } from './ContactSection.tsx';
import styles from './Hero.module.css';
import { HeroStrip, type HeroStripProps } from './HeroStrip.tsx';
import portrait from './portrait.svg?url';

interface WordsProps {
  hero: SiteContent['hero'];
  /** Nothing is on sale by now: no word of what is sold. */
  isOpening: boolean;
  hasContacts: boolean;
  /** Rubles of the cheapest course; null when nothing is on sale. */
  fromPrice: number | null;
}

interface HeroProps extends HeroStripProps {
  /** Server only, like the next one. */
  hero: SiteContent['hero'] | undefined;
  statistics: SiteContent['statistics'] | undefined;
  fromPrice: number | null;
  isOpening: boolean;
  school: School;
}

export function Hero({ hero, statistics, fromPrice, isOpening, school, ...strip }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <JustRegisteredBanner place="hero" />
        <StaticIsland>
          {import.meta.env.SSR && hero && (
            <Words
              hero={hero}
              fromPrice={fromPrice}
              isOpening={isOpening}
              hasContacts={hasContacts(school)}
            />
          )}
        </StaticIsland>
      </div>
      <StaticIsland>{import.meta.env.SSR && <Portrait school={school} />}</StaticIsland>
      <HeroStrip {...strip} />
      <div className={styles.statistics}>
        <StaticIsland>
          {import.meta.env.SSR && statistics && <Statistics statistics={statistics} />}
        </StaticIsland>
      </div>
    </section>
  );
}

function Words({ hero, fromPrice, isOpening, hasContacts }: WordsProps) {
  const t = useTranslations('landing.hero');
  const language = useLocale();
  if (isOpening)
    return (
      <>
        <p className={styles.eyebrow}>{hero.eyebrow}</p>
        <h1 className={styles.title}>{t('opening')}</h1>
        <p className={styles.lead}>{t('openingLead')}</p>
        {hasContacts && (
          <p className={styles.actions}>
            <a className={controls.button} href="#contact">
              {t('contact')}
            </a>
          </p>
        )}
      </>
    );
  return (
    <>
      <p className={styles.eyebrow}>{hero.eyebrow}</p>
      <h1 className={styles.title}>{hero.title}</h1>
      <p className={styles.lead}>{hero.lead}</p>
      <p className={styles.actions}>
        <a className={controls.button} href="#courses">
          {t('choose')}
          {fromPrice !== null && (
            <span className={styles.from}>{t('from', { price: formatRubles(fromPrice, language) })}</span>
          )}
        </a>
        <a className={styles.details} href="#learning">
          {t('details')}
        </a>
      </p>
    </>
  );
}

function Portrait({ school }: { school: School }) {
  return (
    <div className={styles.portrait}>
      <img src={portrait} width="800" height="1000" alt="" fetchPriority="high" />
      <ContactButtons school={school} className={styles.contacts} />
    </div>
  );
}
