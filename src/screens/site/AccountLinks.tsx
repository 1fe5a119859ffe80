import { useLocale, useTranslations } from 'use-intl';
import { signOut, useCurrentUser } from '#features/accounts/sign-in/ui/currentUser.ts';
import { isStaff, type Role } from '#shared/roles.ts';
import { paths } from '#ui/paths.ts';

export type AuthMode = 'login' | 'register';

/** Account links for a visitor, or for the person signed in in this browser. */
export function AccountLinks({
  className,
  onAuth,
}: {
  className?: string;
  onAuth: (mode: AuthMode) => void;
}) {
  const t = useTranslations('landing.nav');
  const language = useLocale();
  const user = useCurrentUser();

  if (!user) {
    return (
      <div className={className}>
        <button type="button" onClick={() => onAuth('login')}>
          {t('login')}
        </button>
        <button type="button" onClick={() => onAuth('register')} data-strong>
          {t('register')}
        </button>
      </div>
    );
  }
  return (
    <div className={className}>
      {user.first_name && <span data-welcome>{t('welcome', { name: user.first_name })}</span>}
      {isStaff(user.role as Role) && <a href={paths.admin}>{t('admin')}</a>}
      <a href={paths.dashboard} data-strong>
        {t('cabinet')}
      </a>
      <button type="button" onClick={() => void signOut().then(() => location.assign(paths.home(language)))}>
        {t('logout')}
      </button>
    </div>
  );
}
