import { BulkBar, type BulkBarProps } from '@concierge/ui/BulkBar';
import { Button } from '@concierge/ui/Button';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../lib/modal/lazyDialog.tsx';
import type { Many } from './useMany.ts';

const ManyDialogs = lazyDialog(async () => (await import('./ManyDialogs.tsx')).ManyDialogs);

interface ManyBarProps extends Pick<BulkBarProps, 'tableRef' | 'children'> {
  many: Many;
}

/** What can be done with the selected requests, in the place of the list's foot. */
export function ManyBar({ many, ...bar }: ManyBarProps): ReactElement {
  const { t } = useTranslation('requests');
  const { selected, actions, asked, ask, clear } = many;
  return (
    <>
      <BulkBar
        {...bar}
        count={selected.length}
        onClear={clear}
        labels={{
          bar: t('many.bar'),
          selected: (count) => t('many.selected', { count }),
          clear: t('many.clear'),
        }}
        actions={actions.map((action, at) => (
          <Button
            key={action}
            size="sm"
            variant={at === 0 ? 'primary' : 'secondary'}
            onClick={() => ask(action)}
          >
            {t(`many.actions.${action}`)}
          </Button>
        ))}
      />
      <ManyDialogs open={asked !== null} many={many} />
    </>
  );
}
