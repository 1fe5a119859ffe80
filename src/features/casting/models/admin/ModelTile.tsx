import { Badge, Group, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useMovable } from '#ui/panel/dragging.ts';
import { FramedPicture } from '#ui/panel/FramedPicture.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { MoveIcon } from '#ui/panel/icons.tsx';
import type { Removed } from '#ui/panel/Removal.tsx';
import tiles from '#ui/panel/tiles.module.css';
import type { PanelModel } from '../listing.ts';
import { ModelActions } from './ModelActions.tsx';
import styles from './Models.module.css';

interface ModelTileProps {
  model: PanelModel;
  mayManage: boolean;
  isMovable: boolean;
  onRemoved(removed: Removed | null): void;
}

/** One model: photo as framed, facts, state, and what can be done. */
export function ModelTile({ model, mayManage, isMovable, onRemoved }: ModelTileProps) {
  const t = useTranslations('modelsPanel');
  const { dayOf } = useFormats();
  const { item, grip } = useMovable(model.id, isMovable);
  return (
    <li {...item} className={tiles.tile}>
      <div className={styles.picture}>
        <FramedPicture
          src={model.photo && `${model.photo.url}?width=720`}
          framing={model.framing}
          alt={t('photoOf', { name: model.name })}
        />
        {isMovable && (
          <button {...grip} className={tiles.handle} aria-label={t('dnd.move', { name: model.name })}>
            <MoveIcon />
          </button>
        )}
      </div>
      <div className={tiles.body}>
        <Badges model={model} hasSwitch={mayManage && model.state !== 'deleted'} />
        <Title order={2} size="h4" className={tiles.name}>
          {model.name}
        </Title>
        <Text size="sm" component="div">
          {t('measures', { height: model.height, size: model.size })}
          <Text size="sm" c="dimmed">
            {model.location}
          </Text>
          {model.gone_at && (
            <Text size="sm" c="dimmed">
              {t('goneAt', { date: dayOf(model.gone_at) })}
            </Text>
          )}
        </Text>
        {mayManage && <ModelActions model={model} onRemoved={onRemoved} />}
      </div>
    </li>
  );
}

const stateColors = { published: 'good', hidden: 'graphite', deleted: 'bad' } as const;
const consentColors = { given: 'good', missing: 'bad', withdrawn: 'bad', not_needed: 'graphite' } as const;

/** The switch of those who may change it says as well whether it is in the gallery. */
function Badges({ model, hasSwitch }: { model: PanelModel; hasSwitch: boolean }) {
  const t = useTranslations('modelsPanel');
  return (
    <Group gap={6}>
      {!hasSwitch && (
        <Badge color={stateColors[model.state]} variant="light" tt="none">
          {t(`list.choices.state.${model.state}`)}
        </Badge>
      )}
      {model.is_demo ? (
        <Badge color="graphite" variant="outline" tt="none">
          {t('demo')}
        </Badge>
      ) : (
        <Badge color={consentColors[model.consent]} variant="outline" tt="none">
          {t(`list.choices.consent.${model.consent}`)}
        </Badge>
      )}
    </Group>
  );
}
