import { MessageState, MessageType } from '@concierge/contract/messageStates';
import { type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useShown } from '../../lib/list/useShown.ts';
import { Filter, FilterBar } from '../../lib/shell/FilterBar.tsx';
import type { ChangeAddress } from '../../lib/list/useListAddress.ts';
import {
  filteringOptionsLeft,
  filteringOptionsOpened,
  selectFilterDevices,
  selectFilterUsers,
} from '../filteringOptions/filteringOptionsSlice.ts';
import {
  MESSAGE_SORT_COLUMNS,
  type MessageFilterName,
  type MessageListCall,
} from './messageQuery.ts';

interface MessageFiltersProps {
  call: MessageListCall;
  change: ChangeAddress;
}

const NAMES = ['state', 'type', 'device_id', 'user_id'] as const satisfies MessageFilterName[];

/** What clears them in the address bar. */
export const NO_FILTERS = {
  state: null,
  type: null,
  device_id: null,
  user_id: null,
  offset: null,
} as const;

/** The filters of the message list; their values are in the address bar. */
export function MessageFilters({ call, change }: MessageFiltersProps): ReactElement {
  const { t } = useTranslation('messages');
  useShown(filteringOptionsOpened, filteringOptionsLeft);
  const devices = useSelector(selectFilterDevices);
  const users = useSelector(selectFilterUsers);
  const fields = {
    state: {
      label: t('columns.state'),
      all: t('filters.all.state'),
      options: Object.values(MessageState).map((id) => ({ id, label: t(`state.${id}`) })),
    },
    type: {
      label: t('columns.type'),
      all: t('filters.all.type'),
      options: Object.values(MessageType).map((id) => ({ id, label: t(`type.${id}`) })),
    },
    device_id: { label: t('filters.device'), all: t('filters.all.device'), options: devices },
    user_id: { label: t('columns.username'), all: t('filters.all.user'), options: users },
  };
  return (
    <FilterBar
      label={t('filters.label')}
      clearLabel={t('filters.clear')}
      count={NAMES.filter((name) => call[name] !== null).length}
      onClear={() => change(NO_FILTERS)}
      sort={{
        ...call,
        columns: MESSAGE_SORT_COLUMNS.map((id) => ({ id, label: t(`columns.${id}`) })),
        onChange: (orderBy, direction) => change({ orderBy, direction, offset: null }),
      }}
    >
      {NAMES.map((name) => {
        const { label, all, options } = fields[name];
        return (
          <Filter
            key={name}
            isRoom={name === 'device_id'}
            label={label}
            allLabel={all}
            isShort={name === 'state' || name === 'type'}
            value={call[name]?.toString() ?? null}
            onChange={(value) => change({ [name]: value, offset: null })}
            options={options.map((option) => ({ value: String(option.id), label: option.label }))}
          />
        );
      })}
    </FilterBar>
  );
}
