import { useEffect, useState } from 'react';
import { second } from '#shared/dates.ts';
import { kept } from '#shared/storageKeys.ts';
import { tabStore } from '#ui/storage.ts';
import styles from './Countdown.module.css';

const hourSeconds = 3600;

interface ClockProps {
  /** `hour`: 3600 seconds from when the page was first opened on this visit. `deadline`: to `endsAt`, by the reader's clock. */
  kind: 'hour' | 'deadline';
  endsAt: string;
}

interface CountdownProps extends ClockProps {
  label: string;
  /** Replaces the label once the time is up. */
  overLabel: string;
}

/** hh:mm:ss, once a second, down to zero. Only this component is redrawn. */
export function Countdown({ kind, endsAt, label, overLabel }: CountdownProps) {
  const left = useSecondsLeft(kind, endsAt);
  return (
    <div className={styles.countdown}>
      <Face left={left} />
      <p className={styles.label}>{left === 0 ? overLabel : label}</p>
    </div>
  );
}

/** The figures alone. */
export function Clock({ kind, endsAt }: ClockProps) {
  return <Face left={useSecondsLeft(kind, endsAt)} />;
}

function Face({ left }: { left: number | null }) {
  return (
    <p className={styles.figures} role="timer" data-unknown={left === null || undefined}>
      {clockFace(left ?? 0)}
    </p>
  );
}

/** Null until the reader's clock has been read: the server draws the same page for everybody. */
function useSecondsLeft(kind: CountdownProps['kind'], endsAt: string): number | null {
  const [left, setLeft] = useState<number | null>(kind === 'hour' ? hourSeconds : null);
  useEffect(() => {
    const end = kind === 'hour' ? endOfHour() : Date.parse(endsAt);
    // Read from the clock each time: timers are late, and stop in a sleeping tab.
    const look = () => {
      const seconds = Math.max(0, Math.round((end - Date.now()) / second));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(look, second);
    look();
    return () => clearInterval(timer);
  }, [kind, endsAt]);
  return left;
}

/** A reload begins no new hour: the tab remembers when this one ends. */
function endOfHour(): number {
  const fresh = Date.now() + hourSeconds * second;
  const ends = Number(tabStore.get(kept.hourEnds));
  if (ends > 0 && ends <= fresh) return ends;
  tabStore.set(kept.hourEnds, String(fresh));
  return fresh;
}

function clockFace(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
