import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { schoolPaths } from '#features/publishing/school/paths.ts';
import { coursePaths } from '../paths.ts';
import type { SaleNeed } from '../rules/sale.ts';
import styles from './Courses.module.css';

interface MissingForSaleProps {
  missing: readonly SaleNeed[];
  /** Undefined for a course that is still being made. */
  courseId?: string | undefined;
}

/** Says what keeps an active course from being sold, and leads to where each is mended. Nothing where nothing does. */
export function MissingForSale({ missing, courseId }: MissingForSaleProps) {
  const t = useTranslations('coursesPanel.missing');
  if (missing.length === 0) return null;
  const places = {
    lesson: courseId && coursePaths.lessons(courseId),
    seller: schoolPaths.school,
    contact: schoolPaths.contacts,
  };
  return (
    <Alert color="yellow" role="status" p="sm">
      <strong>{t('title')}</strong>
      <ul className={styles.missing}>
        {missing.map((need) => (
          <li key={need}>
            {t(`${need}.text`)}{' '}
            {places[need] && (
              <Anchor component={Link} to={places[need]} inherit underline="always">
                {t(`${need}.mend`)}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
