import { Section } from '#ui/Section.tsx';
import type { ShownPicture } from '../contract/pictures.ts';
import styles from './ProofsSection.module.css';
import { SitePicture } from './SitePicture.tsx';

interface ProofsSectionProps {
  heading: { title: string; lead: string };
  proofs: readonly ShownPicture[];
}

/** What the school can show for itself: shoots, castings, papers. */
export function ProofsSection({ heading, proofs }: ProofsSectionProps) {
  if (proofs.length === 0) return null;
  return (
    <Section id="proofs" title={heading.title} lead={heading.lead}>
      <ul className={styles.proofs}>
        {proofs.map((proof) => (
          <li key={proof.id}>
            <figure>
              <SitePicture picture={proof} sizes="(max-width: 46rem) 70vw, (max-width: 62rem) 44vw, 22rem" />
              {proof.caption && <figcaption>{proof.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
