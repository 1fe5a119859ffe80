import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Document } from '../contract/documents.ts';
import { blank, numbered, withNonBreakingSpaces } from '../rules/text.ts';
import styles from './DocumentBody.module.css';

/** The document's blocks as elements; nothing in them is markup. */
export function DocumentBody({ document }: { document: Pick<Document, 'blocks' | 'language'> }) {
  return (
    <article className={styles.body} lang={document.language}>
      {numbered(document.blocks).map(({ number, block }, index) => {
        // The text never changes while it is shown.
        const key = String(index);
        if ('heading' in block) {
          return (
            <h2 key={key} id={`p${number}`}>
              <span className={styles.number}>{number}.</span>{' '}
              <Words text={block.heading} language={document.language} />
            </h2>
          );
        }
        if ('list' in block) {
          return (
            <ul key={key}>
              {block.list.map((item, position) => (
                <li key={String(position)}>
                  <Words text={item} language={document.language} />
                </li>
              ))}
            </ul>
          );
        }
        return (
          <p key={key} id={number ? `p${number}` : undefined}>
            {number && <span className={styles.number}>{number}. </span>}
            <Words text={block.paragraph} language={document.language} />
          </p>
        );
      })}
    </article>
  );
}

/** A blank not yet filled in: a line for the eye, words for screen readers. */
function Words({ text, language }: { text: string; language: Document['language'] }): ReactNode {
  const t = useTranslations('documents');
  return text.split(blank).map((part, index) => (
    <Fragment key={String(index)}>
      {index > 0 && (
        <>
          <span aria-hidden="true" className={styles.blank}>
            {blank}
          </span>
          <span className={styles.heard}>({t('blank')})</span>
        </>
      )}
      {withNonBreakingSpaces(part, language)}
    </Fragment>
  ));
}
