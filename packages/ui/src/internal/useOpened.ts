import { useState } from 'react';

/** Whether it is open or ever was: then it stays mounted, so that it can leave as it came. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  return open || opened;
}
