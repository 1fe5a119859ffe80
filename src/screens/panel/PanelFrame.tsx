import { AppShell, Box, Burger, Button, Divider, Group, Text } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { type Me, signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { ownAccountPaths } from '#features/accounts/staff/paths.ts';
import { SectionTasks } from '#features/office/dashboard/admin/SectionTasks.tsx';
import { InboxLink } from '#features/talk/support/admin/InboxLink.tsx';
import { useWaiting } from '#features/talk/support/admin/useInbox.ts';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { AccountIcon, HomeIcon, Icon, LogoutIcon } from '#ui/panel/icons.tsx';
import { paths } from '#ui/paths.ts';
import styles from './PanelLayout.module.css';
import { StoppedMails } from './StoppedMails.tsx';
import { sidebar } from './sections.ts';

interface PanelFrameProps {
  me: Me;
  onLogout(): void;
  children: ReactNode;
}

export function PanelFrame({ me, onLogout, children }: PanelFrameProps) {
  const t = useTranslations('staff');
  const [isMenuOpen, menu] = useDisclosure(false);
  const isNarrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  return (
    <AppShell
      header={{ height: 48 }}
      navbar={{ width: 220, breakpoint: 'md', collapsed: { mobile: !isMenuOpen } }}
      padding="md"
      onKeyDown={(event) => event.key === 'Escape' && menu.close()}
    >
      <a href="#content" className={styles.skip}>
        {t('panel.skip')}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap" gap="sm">
          <Group gap="sm" wrap="nowrap">
            <MenuButton me={me} isOpen={isMenuOpen} onToggle={menu.toggle} />
            <Text fw={600} visibleFrom="sm">
              {t('panel.title')}
            </Text>
          </Group>
          <HeaderActions email={readableEmail(me.email)} onLogout={onLogout} />
        </Group>
      </AppShell.Header>
      {/* Slid out of sight on a phone it must be out of the keyboard's reach as well. */}
      <AppShell.Navbar id="sections" p="xs" aria-label={t('panel.sections')} inert={isNarrow && !isMenuOpen}>
        <Sections me={me} onChoose={menu.close} />
      </AppShell.Navbar>
      <div className={styles.strip}>
        <DemoStrip />
      </div>
      <AppShell.Main id="content" tabIndex={-1} pt="xs" mih={0}>
        {me.permissions.includes('support.chat') && <StoppedMails />}
        {children}
      </AppShell.Main>
    </AppShell>
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
    <Box className={styles.menu} hiddenFrom="md">
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
    </Box>
  );
}

function Sections({ me, onChoose }: { me: Me; onChoose(): void }) {
  const t = useTranslations();
  const shown = sidebar.filter(({ permission }) => !permission || me.permissions.includes(permission));
  return (
    <>
      {shown.map(({ path, title, icon }) => (
        <NavLink key={path} to={path} onClick={onChoose} className={styles.section}>
          <Icon>
            <path d={icon} />
          </Icon>
          {t(title as Parameters<typeof t>[0])}
          <SectionTasks section={path} />
        </NavLink>
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

function HeaderActions({ email, onLogout }: { email: string; onLogout(): void }) {
  const t = useTranslations('staff.panel');
  const logOut = () => {
    // Should the server not hear it, the session still ends here, and there by itself within a day.
    call(signInApi.logout, {}).catch(() => {});
    onLogout();
  };
  return (
    <Group gap="xs" wrap="nowrap" miw={0}>
      <Text size="sm" className={styles.email} title={email}>
        {email}
      </Text>
      <Button component="a" href={paths.home(useLocale())} variant="default" px="xs" aria-label={t('home')}>
        <HomeIcon />
        <span className={styles.label}>{t('home')}</span>
      </Button>
      <Button variant="default" px="xs" aria-label={t('logout')} onClick={logOut}>
        <LogoutIcon />
        <span className={styles.label}>{t('logout')}</span>
      </Button>
    </Group>
  );
}
