import {
  ListFooter as Footer,
  type ListFooterProps as FooterProps,
} from '@concierge/ui/ListFooter';
import { PAGE_SIZES } from '@concierge/contract/constants';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressChanges } from '../list/useListAddress.ts';

interface ListFooterProps extends Pick<FooterProps, 'limit' | 'offset' | 'totalCount'> {
  /** The size that needs no mention in the address. */
  defaultLimit: number;
  onChange: (changes: AddressChanges) => void;
}

/** Below a list: which rows these are, the other pages, and how many fit on one; all in the address. */
export function ListFooter({
  limit,
  offset,
  totalCount,
  defaultLimit,
  onChange,
}: ListFooterProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Footer
      limit={limit}
      offset={offset}
      totalCount={totalCount}
      pageSizes={PAGE_SIZES}
      onOffsetChange={(next) => onChange({ offset: next === 0 ? null : next })}
      onLimitChange={(size) =>
        onChange({ limit: size === defaultLimit ? null : size, offset: null })
      }
      labels={{
        range: (rows) => t('list.range', rows),
        pages: {
          label: t('list.pages'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (n) => t('list.page', { n }),
          current: (n) => t('list.current', { n }),
        },
        pageSize: t('list.pageSize'),
      }}
    />
  );
}
