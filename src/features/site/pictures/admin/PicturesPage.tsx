import { Anchor } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { paths } from '#ui/paths.ts';
import { sitePicturesApi } from '../contract/panel.ts';
import { places } from '../rules.ts';
import { GonePictures } from './GonePictures.tsx';
import { PictureDialogs } from './PictureDialogs.tsx';
import { PlaceSection } from './PlaceSection.tsx';

/** The school's own pictures of the public page, place by place. */
export default function PicturesPage() {
  const t = useTranslations('sitePicturesPanel');
  const query = useCall(sitePicturesApi.list, {});
  return (
    <>
      <PageHeader
        title={t('title')}
        note={t('hint')}
        action={
          <Anchor href={paths.home('ru')} target="_blank" rel="noopener">
            {t('view')}
          </Anchor>
        }
      />
      <SectionTabs section="content" />
      <QueryState query={query}>
        {({ pictures }) => (
          <>
            {places.map((place) => (
              <PlaceSection
                key={place}
                place={place}
                pictures={pictures.filter((each) => each.place === place && !each.gone_at)}
                none={t(`none.${place}`)}
              />
            ))}
            <GonePictures pictures={pictures.filter(({ gone_at }) => gone_at)} />
          </>
        )}
      </QueryState>
      <PictureDialogs />
    </>
  );
}
