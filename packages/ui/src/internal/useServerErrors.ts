import { useEffect, useState } from 'react';

type Errors<Name extends string> = Readonly<Record<Name, string | undefined>>;

interface ServerErrors<Name extends string> {
  shown: Partial<Record<Name, string>>;
  /** Hides the error of a field that was edited. */
  edited: (name: Name) => void;
  submitted: () => void;
}

/**
 * What the server says against fields: shown until the field is edited or the form is sent again. The first field
 * with an error, in the order given, gets the focus when the answer comes.
 */
export function useServerErrors<Name extends string>(
  pending: boolean,
  given: Errors<Name>,
  setFocus: (name: Name) => void,
): ServerErrors<Name> {
  const [settled, setSettled] = useState<Partial<Record<Name, string | undefined>>>({});
  const names = Object.keys(given) as Name[];
  const shown: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const error = given[name];
    if (!pending && error && error !== settled[name]) shown[name] = error;
  }
  // Not of what is shown: an edited field keeps the focus while another one is still wrong.
  const first = pending ? undefined : names.find((name) => given[name]);
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  return {
    shown,
    edited: (name) => setSettled((before) => ({ ...before, [name]: given[name] })),
    submitted: () => setSettled({}),
  };
}
