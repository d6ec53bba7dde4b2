import { IconButton } from '@concierge/ui/IconButton';
import type { UnknownAction } from 'redux';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

interface ExportButtonProps {
  /** Opens the dialog for the list as it is on screen. */
  opens: UnknownAction;
}

/** Among the actions of a list's screen: downloads the list. */
export function ExportButton({ opens }: ExportButtonProps): ReactElement {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return <IconButton icon="download" label={t('list.export')} onClick={() => dispatch(opens)} />;
}
