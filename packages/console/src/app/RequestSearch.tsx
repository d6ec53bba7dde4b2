import { IconButton } from '@concierge/ui/IconButton';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ALL_REQUESTS, isRequestList } from '../lib/addresses.ts';
import { modifierKey } from '../lib/keys/modifierKey.ts';
import { TO_SEARCH, focusSearch } from '../lib/list/focusSearch.ts';

const isSearchKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (modifierKey() === 'Ctrl' ? ctrlKey && !metaKey : metaKey && !ctrlKey) &&
  !altKey &&
  !shiftKey &&
  // On a Cyrillic or Greek layout the letter at the same place is meant.
  (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key)));

/** Leads from every page to the search of requests, by press or by Ctrl+K: that of the list on screen, or of all. */
export function RequestSearch(): ReactElement {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = () => {
    if (isRequestList(pathname) && focusSearch()) return;
    void navigate(ALL_REQUESTS, { state: TO_SEARCH });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // What is open has the focus until it is closed.
    if (!isSearchKey(event) || document.querySelector('[role$="dialog"]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <IconButton
      icon="search"
      label={t('search', { keys: `${modifierKey()}+K` })}
      tooltipPlacement="bottom"
      onClick={open}
    />
  );
}
