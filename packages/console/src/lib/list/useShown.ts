import type { UnknownAction } from 'redux';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

/** Reports to the store what is on screen: what is not is not loaded. */
export function useShown(opened: () => UnknownAction, left: () => UnknownAction): void {
  const dispatch = useDispatch();
  const open = useEffectEvent(() => void dispatch(opened()));
  const leave = useEffectEvent(() => void dispatch(left()));
  useEffect(() => {
    open();
    return () => leave();
  }, []);
}
