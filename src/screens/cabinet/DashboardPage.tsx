import { useTranslations } from 'use-intl';
import { newsletterApi } from '#features/accounts/consents/contract/newsletter.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { useCabinetSession } from '#features/accounts/sign-in/ui/cabinetSession.ts';
import { documentsApi } from '#features/publishing/documents/contract/documents.ts';
import { schoolApi } from '#features/publishing/school/contract/school.ts';
import { instalmentsApi } from '#features/sales/instalments/contract/instalments.ts';
import { ownReviewsApi } from '#features/site/reviews/contract/own.ts';
import { mailingsApi } from '#features/talk/mailings/contract.ts';
import { certificatesApi } from '#features/teaching/certificates/contract/certificates.ts';
import { consultationsApi } from '#features/teaching/consultations/contract.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { pricesApi } from '#features/teaching/courses/contract/prices.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { Loading } from '#ui/cabinet/Cabinet.tsx';
import { EarlyCalls } from '#ui/cabinet/EarlyCalls.tsx';
import { OwnPage } from '#ui/cabinet/OwnPage.tsx';
import { Dashboard } from './Dashboard.tsx';

/** Drawn in the browser only: the server knows no session. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

/** All that the page shows. */
const early = [
  signInApi.me,
  learningApi.purchased,
  learningApi.ownLessons,
  coursesApi.list,
  pricesApi.own,
  instalmentsApi.mine,
  ownReviewsApi.list,
  newsletterApi.show,
  documentsApi.list,
  consultationsApi.mine,
  certificatesApi.mine,
  schoolApi.show,
  mailingsApi.show,
].map(({ path }) => path);

export function HydrateFallback() {
  return (
    <>
      <EarlyCalls urls={early} />
      <Loading text={useTranslations('cabinet')('checking')} />
    </>
  );
}

export default function DashboardPage() {
  const t = useTranslations('cabinet');
  return (
    <OwnPage session={useCabinetSession()} title={t('title')}>
      {(viewer) => <Dashboard viewer={viewer} />}
    </OwnPage>
  );
}
