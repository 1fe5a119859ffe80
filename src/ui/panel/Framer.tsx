import { Button, Group, Slider, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type Framing,
  middleOf,
  mostZoom,
  type Point,
  partAround,
  shownPart,
  usualFocus,
  zoomOf,
} from '#shared/framing.ts';
import { heightOf, type PictureShape } from '#shared/pictures.ts';
import { FramedPicture } from './FramedPicture.tsx';
import styles from './Framer.module.css';

interface FramerProps {
  /** The shape in which pages show it. */
  shape: PictureShape;
  src: string;
  /** In pixels, upright. */
  size: { width: number; height: number };
  framing: Framing;
  onChange(framing: Framing): void;
}

/** The whole picture, with the frame of what pages show and the focal point on it: moved by pointer, finger or arrow keys. */
export function Framer({ shape, src, size, framing, onChange }: FramerProps) {
  const t = useTranslations('framer');
  const framed = { shape, size };
  const [first] = useState(framing);
  const hint = useId();
  const stage = useRef<HTMLDivElement>(null);
  const crop = shownPart(framed, framing) ?? partAround(framed, usualFocus);
  const focus = framing.focus ?? middleOf(crop);
  const zoom = zoomOf(framed, crop);
  const frame = (center: Point, closer = zoom) =>
    onChange({ focus, crop: partAround(framed, center, closer) });
  const percent = ({ x, y }: Point) => ({ x: Math.round(x * 100), y: Math.round(y * 100) });
  const moveFrame = useMoving(stage, middleOf(crop), frame);
  const movePoint = useMoving(stage, focus, (point) => onChange({ crop, focus: point }));
  return (
    <div className={styles.framer}>
      <div>
        <div ref={stage} className={styles.stage} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
          <img src={src} alt="" draggable={false} />
          <button
            type="button"
            className={styles.frame}
            style={boxOf(crop)}
            aria-label={t('cropLabel', percent(crop))}
            aria-describedby={hint}
            {...moveFrame}
          />
          <button
            type="button"
            className={styles.point}
            style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
            aria-label={t('focusLabel', percent(focus))}
            aria-describedby={hint}
            {...movePoint}
          />
        </div>
        <Text id={hint} size="sm" c="dimmed" mt={6}>
          {t('help')}
        </Text>
      </div>
      <div className={styles.side}>
        <div className={styles.preview} style={{ aspectRatio: `3000 / ${heightOf(shape, 3000)}` }}>
          <FramedPicture src={src} framing={{ crop, focus }} alt={t('preview')} />
        </div>
        <Text size="sm" c="dimmed">
          {t('preview')}
        </Text>
        <Text size="sm" component="label" id={`${hint}-zoom`}>
          {t('zoom')}
        </Text>
        <Slider
          min={1}
          max={mostZoom}
          step={0.05}
          label={null}
          value={zoom}
          onChange={(closer) => frame(middleOf(crop), closer)}
          thumbProps={{ 'aria-labelledby': `${hint}-zoom` }}
        />
        <Group mt="xs">
          <Button size="compact-sm" variant="default" onClick={() => onChange(first)}>
            {t('reset')}
          </Button>
        </Group>
      </div>
    </div>
  );
}

const keys: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves a point over the stage; with Shift, arrow keys take larger steps. */
function useMoving(
  stage: React.RefObject<HTMLDivElement | null>,
  point: Point,
  move: (point: Point) => void,
) {
  const grabbed = useRef<{ pointer: Point; point: Point } | null>(null);
  const moveBy = (from: Point, x: number, y: number) =>
    move({ x: within(from.x + x), y: within(from.y + y) });
  return {
    onKeyDown(event: KeyboardEvent) {
      const way = keys[event.key];
      if (!way) return;
      event.preventDefault();
      const step = event.shiftKey ? 0.1 : 0.01;
      moveBy(point, way.x * step, way.y * step);
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      grabbed.current = { pointer: { x: event.clientX, y: event.clientY }, point };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const box = stage.current?.getBoundingClientRect();
      if (!grabbed.current || !box) return;
      const { pointer, point } = grabbed.current;
      moveBy(point, (clientX - pointer.x) / box.width, (clientY - pointer.y) / box.height);
    },
    onPointerUp() {
      grabbed.current = null;
    },
    onPointerCancel() {
      grabbed.current = null;
    },
  };
}

function within(share: number): number {
  return Math.min(Math.max(share, 0), 1);
}

function boxOf({ x, y, width, height }: Point & { width: number; height: number }) {
  const percent = (share: number) => `${share * 100}%`;
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}
