import { Anchor, Group, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { promoCodesPanelApi } from '../contract.ts';
import { promoCodesListing } from '../listing.ts';
import { promoCodePaths } from '../paths.ts';
import { CodeStateBadge } from './CodeStateBadge.tsx';
import { CreateCode, GenerateCodes } from './NewCodes.tsx';
import { PromoCodeDrawer } from './PromoCodeDrawer.tsx';
import { useDiscountText } from './useDiscountText.ts';

export default function PromoCodesPage() {
  const t = useTranslations('promoCodeList');
  const list = useListing(promoCodesListing, promoCodesPanelApi.list);
  const { promo_codes, total, courses = [] } = list.query.data ?? {};
  const { search } = useLocation();
  const me = useCall(signInApi.me, {}).data;
  const mayChange = me?.permissions.includes('orders.manage') ?? false;
  const discount = useDiscountText();
  const format = useFormats();
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <Group gap="xs">
            <ExportButton list={list} total={total} />
            {mayChange && <GenerateCodes courses={courses} />}
            {mayChange && <CreateCode courses={courses} />}
          </Group>
        }
      />
      <SectionTabs section="orders" />
      <Filters list={list} />
      {list.values.batch && (
        <Text size="sm">
          {t('batch')}{' '}
          <Anchor component={Link} to={promoCodePaths.list} inherit>
            {t('wholeList')}
          </Anchor>
        </Text>
      )}
      <ListTable
        list={list}
        rows={promo_codes}
        total={total}
        cells={{
          discount: (code) => discount(code),
          state: ({ state }) => <CodeStateBadge state={state} />,
          uses: (code) =>
            code.max_uses === null
              ? format.count(code.uses)
              : `${format.count(code.uses)} / ${format.count(code.max_uses)}`,
        }}
        rowPath={(code) => promoCodePaths.one(code.id) + search}
      />
      <PromoCodeDrawer courses={courses} mayChange={mayChange} />
    </>
  );
}
