import { PageSizeSelect, Pagination, t as token } from '@concierge/ui';
import { PAGE_SIZES } from '@concierge/contract/constants';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AddressChanges } from '../list/useListAddress.ts';

interface ListFooterProps {
  limit: number;
  offset: number;
  totalCount: number;
  /** The size that needs no mention in the address. */
  defaultLimit: number;
  onChange: (changes: AddressChanges) => void;
}

/** Below a list: which rows these are, the other pages, and how many fit on one. */
export function ListFooter({
  limit,
  offset,
  totalCount,
  defaultLimit,
  onChange,
}: ListFooterProps): ReactElement | null {
  const { t } = useTranslation();
  if (totalCount === 0) return null;
  const page = Math.floor(offset / limit);
  const to = Math.min(offset + limit, totalCount);
  return (
    <Bar>
      <Range>{t('list.range', { from: Math.min(offset + 1, to), to, total: totalCount })}</Range>
      <Pagination
        page={page}
        pageCount={Math.ceil(totalCount / limit)}
        onPageChange={(next) => onChange({ offset: next === 0 ? null : next * limit })}
        labels={{
          label: t('list.pages'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (n) => t('list.page', { n }),
          current: (n) => t('list.current', { n }),
        }}
      />
      <PageSizeSelect
        label={t('list.pageSize')}
        selected={limit}
        options={PAGE_SIZES}
        onSelectedChange={(size) =>
          onChange({ limit: size === defaultLimit ? null : size, offset: null })
        }
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[4]};
`;

const Range = styled.p`
  margin: 0;
  font: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  color: ${token.color.textMuted};
`;
