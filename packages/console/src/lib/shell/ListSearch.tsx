import { SearchField, type SearchFieldProps } from '@concierge/ui/SearchField';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import type { ChangeAddress } from '../list/useListAddress.ts';

/** Milliseconds without a key until what was typed is searched for. */
const TYPING_PAUSE_MS = 300;

interface ListSearchProps extends Pick<
  SearchFieldProps,
  'label' | 'labelHidden' | 'placeholder' | 'labels'
> {
  /** What the address says. */
  search: string;
  onChange: ChangeAddress;
}

/** The search of a list: what is typed is in the field at once, and in the address when the typing pauses. */
export function ListSearch({ search, onChange, ...rest }: ListSearchProps): ReactElement {
  const [typed, setTyped] = useState(search);
  // What the address says by another way than this field replaces what is typed.
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== sent) {
      setSent(search);
      setTyped(search);
    }
  }
  const tell = useEffectEvent(() => {
    setSent(typed);
    // One step of the history, however often the typing pauses.
    const replace = search !== '' && typed !== '';
    onChange({ search: typed === '' ? null : typed, offset: null }, { replace, flushSync: false });
  });
  useEffect(() => {
    if (typed === sent) return undefined;
    const timer = setTimeout(tell, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent]);
  return <SearchField {...rest} value={typed} onChange={setTyped} />;
}
