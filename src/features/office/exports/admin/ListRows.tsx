import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { applicationsListing } from '#features/casting/applications/listing.ts';
import { modelsListing } from '#features/casting/models/listing.ts';
import { peopleListing } from '#features/office/people/listing.ts';
import { auditListing } from '#features/records/audit/listing.ts';
import { instalmentsListing } from '#features/sales/instalments/listing.ts';
import { ordersListing } from '#features/sales/orders/listing.ts';
import { promoCodesListing } from '#features/sales/promo-codes/listing.ts';
import { reviewsListing } from '#features/site/reviews/listing.ts';
import { progressListing } from '#features/teaching/learning/listing.ts';
import { type ListFormat, type Listing, listFormats } from '#shared/listing.ts';
import { OtherFormats } from '#ui/panel/ExportButton.tsx';
import { useMay } from '#ui/panel/role.ts';
import { useExport } from '#ui/panel/useExport.ts';
import styles from './Export.module.css';

/** With the formats that have a button of their own, as the specification names them. */
const rows: readonly (readonly [Listing, readonly ListFormat[]])[] = [
  [peopleListing, ['csv', 'xlsx', 'json', 'pdf']],
  [ordersListing, ['csv', 'xlsx', 'json', 'xml']],
  [modelsListing, ['csv', 'xlsx', 'json', 'txt']],
  [reviewsListing, ['csv', 'xlsx', 'json', 'html']],
  ...[applicationsListing, instalmentsListing, progressListing, promoCodesListing, auditListing].map(
    (listing) => [listing as unknown as Listing, ['csv', 'xlsx']] as const,
  ),
] as never;

export function ListRows() {
  return rows.map(([listing, formats]) => <ListRow key={listing.name} listing={listing} formats={formats} />);
}

/** Hidden from those who may not take the list away. */
function ListRow({ listing, formats }: { listing: Listing; formats: readonly ListFormat[] }) {
  const t = useTranslations('exportPanel');
  const names = useTranslations('exportNames.lists');
  const { busy, save } = useExport();
  const name = names(listing.name as 'users');
  if (!useMay(listing.access.export)) return null;
  const choose = (format: ListFormat) => void save({ listing, selection: {}, format });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div role="group" aria-label={name} className={styles.row}>
      <span className={styles.name}>{name}</span>
      <Group gap={6}>
        {formats.map((format) => (
          <Button
            key={format}
            size="sm"
            variant="default"
            loading={busy === `${listing.name} ${format}`}
            disabled={busy !== null}
            onClick={() => choose(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        <OtherFormats
          formats={listFormats.filter((format) => !formats.includes(format))}
          isDisabled={busy !== null}
          onChoose={choose}
        >
          {t('more')}
        </OtherFormats>
      </Group>
    </div>
  );
}
