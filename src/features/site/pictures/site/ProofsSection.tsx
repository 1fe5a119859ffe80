import { pictureAddress, upright } from '#shared/pictures.ts';
import { Section } from '#ui/Section.tsx';
import type { ShownPicture } from '../contract/pictures.ts';
import styles from './ProofsSection.module.css';
import { SitePicture } from './SitePicture.tsx';

/** As many stand beside a large one. */
const mostBeside = 5;

interface ProofsSectionProps {
  heading: { title: string; lead: string };
  proofs: readonly ShownPicture[];
}

/** The school's evidence: shoots, castings, papers. */
export function ProofsSection({ heading, proofs }: ProofsSectionProps) {
  if (proofs.length === 0) return null;
  const [, , largest] = upright.widths;
  const beside = proofs.length === mostBeside ? `${styles.large} ${styles.full}` : styles.large;
  return (
    <Section
      id="proofs"
      title={heading.title}
      lead={heading.lead}
      className={proofs.length > mostBeside ? '' : beside}
      isQuiet
    >
      <ul className={styles.proofs} data-swipe="">
        {proofs.map((proof) => (
          <li key={proof.id}>
            <figure>
              {/* In full where it is pressed; and so the row is reached, and swiped, by keys. */}
              <a href={pictureAddress(proof.file, largest)}>
                <SitePicture
                  picture={proof}
                  sizes="(max-width: 46rem) min(13rem, 54vw), (max-width: 62rem) 44vw, 34rem"
                />
              </a>
              {proof.caption && <figcaption>{proof.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
