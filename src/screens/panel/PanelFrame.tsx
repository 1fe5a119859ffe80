import { Burger, Button, Divider } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { type Me, signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { ownAccountPaths } from '#features/accounts/staff/paths.ts';
import { SectionTasks } from '#features/office/dashboard/admin/SectionTasks.tsx';
import { ExportNews } from '#features/office/exports/admin/ExportNews.tsx';
import { LaunchBar } from '#features/office/launch/admin/LaunchBar.tsx';
import { DiskBar } from '#features/office/system/admin/DiskBar.tsx';
import { MaintenanceBar } from '#features/office/system/admin/MaintenanceBar.tsx';
import { InboxLink } from '#features/talk/support/admin/InboxLink.tsx';
import { useWaiting } from '#features/talk/support/admin/useInbox.ts';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { AccountIcon, HomeIcon, Icon, LogoutIcon } from '#ui/panel/icons.tsx';
import { focusFirstRow } from '#ui/panel/useListKeys.ts';
import { paths } from '#ui/paths.ts';
import { PaletteButton } from './PaletteButton.tsx';
import styles from './PanelFrame.module.css';
import { StoppedMails } from './StoppedMails.tsx';
import { isIn, maySee, sidebar } from './sections.ts';

interface PanelFrameProps {
  me: Me;
  onLogout(): void;
  children: ReactNode;
}

/** Header and menu around every screen; on a phone the menu, and what the header has no room for, slides in. */
export function PanelFrame({ me, onLogout, children }: PanelFrameProps) {
  const t = useTranslations('staff.panel');
  const [isMenuOpen, menu] = useDisclosure(false);
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const email = readableEmail(me.email);
  const actions = <HeaderActions onLogout={onLogout} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever the reader is.
    <div className={styles.frame} onKeyDown={(event) => event.key === 'Escape' && menu.close()}>
      <SkipLinks />
      <header className={styles.header}>
        <MenuButton me={me} isOpen={isMenuOpen} onToggle={menu.toggle} />
        <strong className={styles.title}>{t('title')}</strong>
        <span className={styles.email} title={email}>
          {email}
        </span>
        <PaletteButton me={me} />
        {!isNarrow && actions}
      </header>
      {/* Slid out of sight on a phone it must be out of the keyboard's reach as well. */}
      <nav
        id="sections"
        className={styles.sections}
        aria-label={t('sections')}
        data-open={isMenuOpen || undefined}
        inert={isNarrow && !isMenuOpen}
      >
        <Sections me={me} onChoose={menu.close} />
        {isNarrow && (
          <>
            <Divider my="xs" />
            {actions}
          </>
        )}
      </nav>
      <div className={styles.page}>
        <DemoStrip />
        <main id="content" tabIndex={-1} className={styles.content}>
          <ExportNews />
          <MaintenanceBar />
          <DiskBar />
          {me.permissions.includes('support.chat') && <StoppedMails />}
          {me.permissions.includes('system.settings') && <LaunchBar />}
          {children}
        </main>
      </div>
    </div>
  );
}

/** The second one stands there only with a list (see the styles). */
function SkipLinks() {
  const t = useTranslations('staff.panel');
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <button type="button" className={`${styles.skip} ${styles.toList}`} onClick={focusFirstRow}>
        {t('skipToList')}
      </button>
    </>
  );
}

interface MenuButtonProps {
  me: Me;
  isOpen: boolean;
  onToggle(): void;
}

/** On a phone, where the menu is out of sight, it tells that somebody waits for an answer. */
function MenuButton({ me, isOpen, onToggle }: MenuButtonProps) {
  const t = useTranslations();
  const waiting = useWaiting(me.permissions.includes('support.chat'));
  const name = t(isOpen ? 'staff.panel.closeMenu' : 'staff.panel.openMenu');
  const isTold = waiting > 0 && !isOpen;
  return (
    <div className={styles.menu}>
      <Burger
        opened={isOpen}
        onClick={onToggle}
        size="sm"
        aria-label={isTold ? `${name}, ${t('supportInbox.waiting', { count: waiting })}` : name}
        aria-expanded={isOpen}
        aria-controls="sections"
      />
      {isTold && (
        <span className={styles.waiting} aria-hidden="true">
          {waiting}
        </span>
      )}
    </div>
  );
}

function Sections({ me, onChoose }: { me: Me; onChoose(): void }) {
  const t = useTranslations();
  const { pathname } = useLocation();
  const shown = sidebar.filter((section) => maySee(me.role, section));
  return (
    <>
      {shown.map(({ name, path, title, icon }) => (
        <Link
          key={path}
          to={path}
          onClick={onChoose}
          className={styles.section}
          aria-current={isIn(name, pathname) ? 'page' : undefined}
        >
          <Icon>
            <path d={icon} />
          </Icon>
          {t(title as Parameters<typeof t>[0])}
          <SectionTasks section={path} />
        </Link>
      ))}
      <Divider my="xs" />
      {me.permissions.includes('support.chat') && <InboxLink onClick={onChoose} className={styles.section} />}
      <NavLink to={ownAccountPaths.account} onClick={onChoose} className={styles.section}>
        <AccountIcon />
        {t('staff.section.account')}
      </NavLink>
    </>
  );
}

function HeaderActions({ onLogout }: { onLogout(): void }) {
  const t = useTranslations('staff.panel');
  const logOut = () => {
    // Should the server not hear it, the session still ends here, and there by itself within a day.
    call(signInApi.logout, {}).catch(() => {});
    onLogout();
  };
  return (
    <div className={styles.actions}>
      <Button
        component="a"
        href={paths.home(useLocale())}
        variant="default"
        px="sm"
        leftSection={<HomeIcon />}
      >
        {t('home')}
      </Button>
      <Button variant="default" px="sm" leftSection={<LogoutIcon />} onClick={logOut}>
        {t('logout')}
      </Button>
    </div>
  );
}
