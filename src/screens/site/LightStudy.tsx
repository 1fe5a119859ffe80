import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './LightStudy.module.css';
import { darknessAt, lightAngles, zoneOf } from './light.ts';

/** One face and one window, which a slider moves around it. */
export function LightStudy() {
  const t = useTranslations('standalone.light');
  const [angle, setAngle] = useState<number>(lightAngles.first);
  const says = t('degrees', { angle: String(angle), what: t(`zones.${zoneOf(angle)}`) });
  return (
    <section className={styles.study} aria-labelledby="light-title">
      <div className={styles.words}>
        <h2 id="light-title">{t('title')}</h2>
        <p>{t('lead')}</p>
        <label className={styles.slider}>
          {t('label')}
          <input
            type="range"
            min={lightAngles.min}
            max={lightAngles.max}
            step={lightAngles.step}
            value={angle}
            aria-valuetext={says}
            onChange={({ target }) => setAngle(Number(target.value))}
          />
        </label>
        <p className={styles.says} aria-live="polite">
          {says}
        </p>
      </div>
      <Face angle={angle} />
    </section>
  );
}

const body = 'M-28 60L-30 100Q-100 108-128 190H128Q100 108 30 100L28 60Z';
const head = 'M-62-8Q-64-88 0-90Q64-88 62-8Q60 48 22 78Q0 90-22 78Q-60 48-62-8Z';

/** Redrawn for each angle: a face, its window, and shadows in strips over both. */
function Face({ angle }: { angle: number }) {
  const id = useId();
  const dark = darknessAt(angle);
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [-Math.sin(radians) * 34, Math.cos(radians) * 34];
  return (
    <svg className={styles.face} viewBox="-190 -150 380 340" aria-hidden="true">
      <defs>
        {[64, 135].map((half) => (
          <linearGradient key={half} id={`${id}${half}`} gradientUnits="userSpaceOnUse" x1={-half} x2={half}>
            {dark.map((opacity, index) => (
              <stop
                key={String(index)}
                offset={index / (dark.length - 1)}
                stopColor="#2b1420"
                stopOpacity={opacity.toFixed(3)}
              />
            ))}
          </linearGradient>
        ))}
      </defs>
      {angle > 135 && <circle r="140" fill="#fff8e6" />}
      <circle cy="-98" r="25" fill="#43291b" />
      <path d={body} fill="#e0b896" />
      <path
        d="M-62 117Q-108 132-128 190H128Q108 132 62 117Q40 150 0 152Q-40 150-62 117Z"
        fill="#f6f1e8"
        stroke="#15110e"
        strokeWidth="2"
      />
      <path d={body} fill={`url(#${id}135)`} />
      <path d={head} fill="#e0b896" />
      <Features />
      <path d={head} fill={`url(#${id}64)`} />
      <g transform="translate(-140 -100)">
        <circle r="34" fill="none" stroke="#8a7f74" strokeDasharray="2 4" />
        <circle r="8" fill="#43291b" />
        <path d="M-3 7L0 13L3 7Z" fill="#e0b896" />
        <rect
          x="-13"
          y="-3"
          width="26"
          height="6"
          fill="#fff8e6"
          stroke="#15110e"
          strokeWidth="2"
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      </g>
    </svg>
  );
}

function Features() {
  return (
    <>
      {[-25, 25].map((at) => (
        <g key={at} transform={`translate(${at} 0)`}>
          <path d="M-11-4Q0-12 11-4Q0 3-11-4Z" fill="#fff" />
          <circle cy="-4.5" r="4.4" fill="#15110e" />
          <path d="M-13-20Q0-28 13-20" fill="none" stroke="#43291b" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
      <path d="M0-2Q6 16 8 24Q0 30-6 26" fill="none" stroke="#a8764f" strokeWidth="2.6" />
      <path d="M-17 45Q0 47 17 45Q0 41-17 45Z" fill="#b4655a" stroke="#b4655a" strokeWidth="3" />
      <path d="M-63-6Q-70-92 0-94Q70-92 63-6Q58-52 0-62Q-50-56-63-6Z" fill="#43291b" />
    </>
  );
}
