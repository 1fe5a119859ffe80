import type { SiteContent } from '../contract.ts';
import styles from './FounderSection.module.css';
import { useHeading } from './headings.ts';

export function FounderSection({ founder }: { founder: SiteContent['founder'] }) {
  const { title } = useHeading('about');
  if (!founder) return null;
  const [opening, ...rest] = founder.story;
  return (
    <section id="about" className={styles.section} aria-labelledby="about-title">
      <div className={styles.inner}>
        <header>
          <p className={styles.kicker}>{title}</p>
          <h2 id="about-title">{founder.name}</h2>
          <p className={styles.role}>{founder.role}</p>
        </header>
        <div className={styles.story}>
          <p className={styles.opening}>{opening}</p>
          {rest.map((paragraph, index) => (
            <p key={String(index)}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
