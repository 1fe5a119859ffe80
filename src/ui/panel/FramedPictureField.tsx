import { Button, FileButton, Group, Input } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Framing, noFraming, partAround, usualFocus } from '#shared/framing.ts';
import type { PictureShape } from '#shared/pictures.ts';
import { choosePicture } from '../chosenPicture.ts';
import { Framer } from './Framer.tsx';

/** Stands for the picture that is kept. */
export const kept = 'kept';

/** A picture as a form holds it. */
export interface FramedValue {
  /** A newly chosen one as a data URL; empty for none; `kept` to leave it. */
  picture: string;
  framing: Framing;
}

interface FramedPictureFieldProps {
  label: string;
  hint: string;
  /** The shape in which pages show it. */
  shape: PictureShape;
  /** The one that is kept. */
  own: { url: string; width: number; height: number } | null;
  value: FramedValue;
  onChange(value: FramedValue): void;
  /** Called with null once the problem is gone. */
  onProblem(text: string | null): void;
  error: ReactNode;
  /** Label of the button that leaves the thing without a picture; none where it needs one. */
  remove?: string;
  /** One that cannot be framed is there already, and shown beside this field. */
  hasOther?: boolean;
}

/** A picture as a file, with the part of it that pages show; sent with the rest of the form. */
export function FramedPictureField(props: FramedPictureFieldProps) {
  const { label, hint, shape, value, error, remove, hasOther = false, onChange } = props;
  const t = useTranslations('framer');
  const { shown, choose } = useShown(props);
  return (
    <Input.Wrapper label={label} labelElement="div" description={hint} error={error}>
      {shown && (
        <Framer
          // Another picture begins with a framing of its own, and that is what "as it was" means.
          key={shown.src}
          shape={shape}
          {...shown}
          framing={value.framing}
          onChange={(framing) => onChange({ ...value, framing })}
        />
      )}
      <Group gap="sm" mt="xs">
        <FileButton onChange={choose} accept="image/*">
          {(button) => (
            <Button size="sm" variant="default" {...button}>
              {t(shown || hasOther ? 'another' : 'choose')}
            </Button>
          )}
        </FileButton>
        {(shown || hasOther) && remove && (
          <Button size="sm" variant="default" onClick={() => onChange({ picture: '', framing: noFraming })}>
            {remove}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}

function useShown({ shape, own, value, onChange, onProblem }: FramedPictureFieldProps) {
  const fields = useTranslations('fields');
  const [chosen, setChosen] = useState<{ src: string; size: Size } | null>(null);
  const choose = async (file: File | null) => {
    if (!file) return;
    const picture = await choosePicture(file);
    if ('problem' in picture) return onProblem(fields(picture.problem));
    const { url: src, width, height } = picture;
    const size = { width, height };
    const crop = partAround({ shape, size }, usualFocus);
    onChange({ picture: src, framing: { crop, focus: usualFocus } });
    onProblem(null);
    setChosen({ src, size });
  };
  const present = own && { src: own.url, size: { width: own.width, height: own.height } };
  const current = value.picture === kept ? present : chosen;
  return { shown: value.picture === '' ? null : current, choose };
}

interface Size {
  width: number;
  height: number;
}
