import { useLocale, useTranslations } from 'use-intl';
import { JustRegisteredBanner } from '#features/accounts/sign-in/site/JustRegisteredBanner.tsx';
import type { School } from '#features/publishing/school/contract/school.ts';
import { refundDays } from '#features/publishing/school/rules/refundTerm.ts';
import { ContactButtons } from '#features/publishing/school/ui/ContactButtons.tsx';
import type { SiteContent } from '#features/site/content/contract/content.ts';
import { Statistics } from '#features/site/content/site/Statistics.tsx';
import type { ShownPicture } from '#features/site/pictures/contract/pictures.ts';
import { SitePicture } from '#features/site/pictures/site/SitePicture.tsx';
import { formatRubles } from '#shared/formats.ts';
import { Clip } from '#ui/Clip.tsx';
import controls from '#ui/controls.module.css';
import { playClip } from '#ui/playClip.ts';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import { hasContacts } from './ContactSection.tsx';
import styles from './Hero.module.css';
import { HeroStrip, type HeroStripProps } from './HeroStrip.tsx';

interface WordsProps {
  hero: SiteContent['hero'];
  /** Nothing is on sale by now: no word of what is sold. */
  isOpening: boolean;
  hasContacts: boolean;
  /** Rubles of the cheapest course; null when nothing is on sale. */
  fromPrice: number | null;
  /** Address of a lesson that anybody may watch. */
  freeLesson: string | undefined;
  hasInstalments: boolean;
}

interface HeroProps extends HeroStripProps, Pick<WordsProps, 'freeLesson' | 'hasInstalments'> {
  /** Server only, like the next two. */
  hero: SiteContent['hero'] | undefined;
  statistics: SiteContent['statistics'] | undefined;
  picture: ShownPicture | null | undefined;
  /** Without one the words have the whole width. */
  hasPicture: boolean;
  fromPrice: number | null;
  isOpening: boolean;
  school: School;
}

export function Hero(props: HeroProps) {
  const { hero, statistics, picture, hasPicture, fromPrice, isOpening, school, ...rest } = props;
  const { freeLesson, hasInstalments, ...strip } = rest;
  return (
    <section className={`${styles.hero} ${hasPicture ? '' : styles.plain}`}>
      <div className={styles.text}>
        <JustRegisteredBanner place="hero" />
        <StaticIsland>
          {import.meta.env.SSR && hero && (
            <Words
              hero={hero}
              fromPrice={fromPrice}
              isOpening={isOpening}
              hasContacts={hasContacts(school)}
              freeLesson={freeLesson}
              hasInstalments={hasInstalments}
            />
          )}
        </StaticIsland>
      </div>
      <StaticIsland onPress={playClip}>
        {import.meta.env.SSR && (
          <div className={styles.portrait}>{picture && <Portrait picture={picture} />}</div>
        )}
      </StaticIsland>
      <StaticIsland>
        {import.meta.env.SSR && <ContactButtons school={school} className={styles.contacts} />}
      </StaticIsland>
      <HeroStrip {...strip} />
      <div className={styles.statistics}>
        <StaticIsland>
          {import.meta.env.SSR && statistics && <Statistics statistics={statistics} />}
        </StaticIsland>
      </div>
    </section>
  );
}

function Words({ hero, fromPrice, isOpening, hasContacts, freeLesson, hasInstalments }: WordsProps) {
  const t = useTranslations('landing.hero');
  const language = useLocale();
  if (isOpening)
    return (
      <>
        <p className={styles.eyebrow}>{hero.eyebrow}</p>
        <h1 className={styles.title}>{t('opening')}</h1>
        <p className={styles.lead}>{t('openingLead')}</p>
        <p className={styles.actions}>
          <a className={controls.button} href="#opening">
            {t('tell')}
          </a>
          {hasContacts && (
            <a className={styles.free} href="#contact">
              {t('contact')}
            </a>
          )}
        </p>
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
            <span className={styles.from} data-with-code="from">
              <span>{t('from', { price: formatRubles(fromPrice, language) })}</span>
            </span>
          )}
        </a>
        {freeLesson && (
          <a className={styles.free} href={freeLesson}>
            {t('free')}
          </a>
        )}
      </p>
      <p className={styles.terms}>
        <span>{t('refund', { days: refundDays })}</span>
        {hasInstalments && <span>{t('noInterest')}</span>}
        <a href="#learning">{t('details')}</a>
      </p>
    </>
  );
}

/** The school's own picture, with its film. */
function Portrait({ picture }: { picture: ShownPicture }) {
  const t = useTranslations('sitePictures');
  const image = <SitePicture picture={picture} sizes={sizes} isFirst />;
  if (!picture.film) return image;
  return (
    <Clip src={picture.film} label={t('film')} title={t('filmTitle')}>
      {image}
    </Clip>
  );
}

/** As `Hero.module.css` lays it out. */
const sizes = '(max-width: 46rem) 100vw, (max-width: 62rem) 50vw, 42rem';
