import { useEffect, useEffectEvent } from 'react';

/** A press on the `label` of what is no native control focuses it, as that of an input does. */
export function useLabelPress(id: string, focus: () => void): void {
  const press = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const label = target instanceof Element ? target.closest('label') : null;
    if (label?.htmlFor === id && !event.defaultPrevented) focus();
  });
  useEffect(() => {
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
}
