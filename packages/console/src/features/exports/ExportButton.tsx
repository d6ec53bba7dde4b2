import { IconButton } from '@concierge/ui/IconButton';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../lib/modal/lazyDialog.tsx';
import type { ListOnScreen } from './exportLists.ts';

const ExportDialog = lazyDialog(async () => (await import('./ExportDialog.tsx')).ExportDialog);

/** Among the actions of a list's screen: downloads the list as it is on screen, all of its pages. */
export function ExportButton(onScreen: ListOnScreen): ReactElement {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="download" label={t('list.export')} onClick={() => setOpen(true)} />
      <ExportDialog {...onScreen} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
