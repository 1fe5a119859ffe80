import { Box, Button, Text } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './actions.module.css';
import { useOrigin } from './back.ts';
import { useEscape } from './useEscape.ts';

/** Where an action stands: in front, in the menu (which it leaves), or beside what it is about. */
type Place = 'front' | { leave(): void } | null;
const ActionPlace = createContext<Place>(null);

interface ActionsProps {
  /** The one main action. */
  main?: ReactNode;
  /** All others, by their names behind a button; where none is open to the reader there is no button. */
  more?: ReactNode;
}

/** Actions on what a page or a drawer shows, each an `ActionButton` or an `ActionLink`. */
export function Actions({ main, more }: ActionsProps) {
  const t = useTranslations('panel.actions');
  return (
    <Box role="group" aria-label={t('title')} className={styles.actions}>
      <ActionPlace value="front">{main}</ActionPlace>
      {more && <Menu>{more}</Menu>}
    </Box>
  );
}

/** Only out of sight while it is closed: a form that the address names is open all the same. */
function Menu({ children }: { children: ReactNode }) {
  const t = useTranslations('panel.actions');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const items = useRef<HTMLDivElement>(null);
  const area = useClickOutside<HTMLDivElement>(() => setOpen(false));
  // The item is out of sight by the time that its dialog gives the focus back.
  const leave = () => {
    toggle.current?.focus();
    setOpen(false);
  };
  useEscape(isOpen, leave);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Box ref={area} className={styles.more} onBlur={onBlur} onKeyDown={(event) => step(event, items.current)}>
      <Button
        ref={toggle}
        variant="default"
        aria-label={t('more')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        ⋯
      </Button>
      <div ref={items} id={id} hidden={!isOpen} className={styles.items}>
        <ActionPlace value={{ leave }}>{children}</ActionPlace>
      </div>
    </Box>
  );
}

/** The arrows go through the items, from the button as well; not those pressed in an item's dialog. */
function step(event: KeyboardEvent<HTMLDivElement>, items: HTMLElement | null): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || !items || items.hidden || !event.currentTarget.contains(event.target as Node)) return;
  const open = [...items.querySelectorAll<HTMLElement>('button:not(:disabled), a')];
  const place = open.indexOf(event.target as HTMLElement);
  const next = place < 0 && by < 0 ? open.length - 1 : (place + by + open.length) % open.length;
  open[next]?.focus();
  event.preventDefault();
}

interface ActionButtonProps {
  children: ReactNode;
  onClick(): void;
  isBusy?: boolean;
  /** Takes something from somebody. */
  isDangerous?: boolean;
  /** Why it can't be pressed now. */
  whyNot?: string | null | undefined;
}

export function ActionButton({ children, onClick, isBusy, isDangerous, whyNot }: ActionButtonProps) {
  const place = useContext(ActionPlace);
  const reasonId = useId();
  const press = () => {
    if (place !== null && place !== 'front') place.leave();
    onClick();
  };
  return (
    <>
      <Button
        {...lookAt(place)}
        {...(isDangerous && place !== 'front' && { c: 'bad' })}
        {...(whyNot && { disabled: true, 'aria-describedby': reasonId })}
        loading={isBusy ?? false}
        onClick={press}
      >
        {children}
      </Button>
      {whyNot && (
        <Text id={reasonId} size="xs" c="dimmed" className={styles.reason}>
          {whyNot}
        </Text>
      )}
    </>
  );
}

type ActionLinkProps = { children: ReactNode } & ({ to: string } | { href: string; isNewTab?: boolean });

export function ActionLink({ children, ...target }: ActionLinkProps) {
  const look = lookAt(useContext(ActionPlace));
  const state = useOrigin();
  if ('to' in target)
    return (
      <Button component={Link} to={target.to} state={state} {...look}>
        {children}
      </Button>
    );
  const { href, isNewTab } = target;
  return (
    <Button component="a" href={href} {...(isNewTab && { target: '_blank', rel: 'noreferrer' })} {...look}>
      {children}
    </Button>
  );
}

function lookAt(place: Place) {
  if (place === 'front') return { variant: 'filled' };
  if (place === null) return { variant: 'default' };
  return { variant: 'subtle', color: 'graphite', c: 'var(--ink)', justify: 'flex-start', fullWidth: true };
}
