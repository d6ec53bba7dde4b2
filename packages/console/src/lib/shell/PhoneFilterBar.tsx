import { BottomSheet, Button, t as token } from '@concierge/ui';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { FilterBarProps } from './FilterBar.tsx';
import { OrderChoice, useOrderText } from './OrderChoice.tsx';

/** The filters and the order of a list behind two buttons, each with its sheet at the thumb. */
export function PhoneFilterBar({
  label,
  clearLabel,
  count,
  onClear,
  order,
  children,
}: FilterBarProps): ReactElement {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'filters' | 'order' | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const close = () => setOpened(null);
  const sheet = {
    onOpenChange: close,
    closeLabel: t('close'),
  };
  const done = (
    <Tall variant="primary" onClick={close}>
      {t('list.done')}
    </Tall>
  );
  const clear = () => {
    // The button goes with the filters.
    fields.current?.querySelector('button')?.focus();
    onClear();
  };
  return (
    <>
      <Opener iconStart="list-filter" aria-haspopup="dialog" onClick={() => setOpened('filters')}>
        {count > 0 ? t('list.filterCount', { count }) : t('list.filter')}
      </Opener>
      {order && (
        <OrderOpener
          iconStart="chevrons-up-down"
          aria-haspopup="dialog"
          onClick={() => setOpened('order')}
        >
          <OrderText {...order} />
        </OrderOpener>
      )}
      <BottomSheet
        {...sheet}
        open={opened === 'filters'}
        title={label}
        footer={
          <>
            {count > 0 && <Tall onClick={clear}>{clearLabel}</Tall>}
            {done}
          </>
        }
      >
        <Fields ref={fields}>{children}</Fields>
      </BottomSheet>
      {order && (
        <BottomSheet {...sheet} open={opened === 'order'} title={t('list.orderBy')} footer={done}>
          <OrderChoice {...order} />
        </BottomSheet>
      )}
    </>
  );
}

function OrderText(order: Parameters<typeof useOrderText>[0]): ReactElement {
  const { t } = useTranslation();
  return <>{t('list.order', { order: useOrderText(order) })}</>;
}

const Tall = styled(Button)`
  min-block-size: 44px;
`;

const Opener = styled(Tall)`
  white-space: nowrap;
`;

/** What does not fit the line is cut: the sheet says it in full. */
const OrderOpener = styled(Opener)`
  flex: 1 1 0;
  min-inline-size: 0;
  max-inline-size: max-content;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** As wide as the sheet. */
const Fields = styled.div`
  display: grid;
  gap: ${token.space[4]};

  & > * {
    max-inline-size: none;
  }
`;
