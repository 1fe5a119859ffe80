import { useTranslations } from 'use-intl';
import { Loading } from '#features/learning/cabinet/Cabinet.tsx';
import { OwnPage } from '#features/learning/cabinet/OwnPage.tsx';
import { Profile } from './Profile.tsx';

/** Drawn in the browser only: there is no session on the server. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Loading text={useTranslations('learning')('checking')} />;
}

export default function ProfilePage() {
  const t = useTranslations('profile');
  return <OwnPage title={t('title')}>{() => <Profile />}</OwnPage>;
}
