import { PageSizeSelect, Pagination } from '@concierge/ui';
import { useState } from 'react';
import { paginationTexts } from '../../fixtures/texts/shell.ts';
import { useTexts } from '../../fixtures/texts/translations.ts';

/** Below a list: which rows these are, the other pages, and how many fit on one. */
export function ListFooter({ total, pageSize }: { total: number; pageSize: number }) {
  const t = useTexts();
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(pageSize);
  const to = Math.min((page + 1) * size, total);
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 12,
      }}
    >
      <p>{t('common:list.range', { from: page * size + 1, to, total })}</p>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / size)}
        onPageChange={setPage}
        labels={paginationTexts(t)}
      />
      <PageSizeSelect
        label={t('common:list.pageSize')}
        value={size}
        options={[5, 10, 25, 50]}
        onChange={(next) => {
          setSize(next);
          setPage(0);
        }}
      />
    </div>
  );
}
