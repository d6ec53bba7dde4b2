import { useState } from 'react';

/** What a modal shows: the given value while it is open, the last one while it fades out. */
export function useWhileOpen<Value>(open: boolean, value: Value): Value {
  const [kept, setKept] = useState({ value });
  if (open && kept.value !== value) setKept({ value });
  return open ? value : kept.value;
}
