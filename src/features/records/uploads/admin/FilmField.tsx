import { Button, Group, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { UploadField } from './UploadField.tsx';
import type { UploadedFile } from './useChosenFile.ts';

type SentFilm = Pick<UploadedFile, 'id' | 'name' | 'sizeBytes'>;

interface FilmFieldProps {
  purpose: ComponentProps<typeof UploadField>['purpose'];
  /** A film that was sent just now; null takes the present one away, undefined leaves it as it is. */
  film: SentFilm | null | undefined;
  /** Whether there is one already. */
  hasFilm: boolean;
  error: ReactNode;
  words: { label: string; present: string; gone: string; keep: string; remove: string };
  onChange(film: SentFilm | null | undefined): void;
}

/** A field for a film that may be there already: it can be replaced, removed, or kept after all. */
export function FilmField({ purpose, film, hasFilm, error, words, onChange }: FilmFieldProps) {
  const isGone = film === null;
  return (
    <>
      {hasFilm && !film && (
        <Group gap="sm">
          <Text size="sm" role="status">
            {isGone ? words.gone : words.present}
          </Text>
          <Button variant="default" size="compact-sm" onClick={() => onChange(isGone ? undefined : null)}>
            {isGone ? words.keep : words.remove}
          </Button>
        </Group>
      )}
      <UploadField
        purpose={purpose}
        label={words.label}
        value={film ?? null}
        error={error as string | undefined}
        onUploaded={({ id, name, sizeBytes }) => onChange({ id, name, sizeBytes })}
      />
    </>
  );
}
