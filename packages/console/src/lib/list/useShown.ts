import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

/** Tells the store what is on screen: nobody asks for what no one looks at. */
export function useShown(opened: () => UnknownAction, left: () => UnknownAction): void {
  const dispatch = useDispatch();
  const open = useEffectEvent(() => void dispatch(opened()));
  const leave = useEffectEvent(() => void dispatch(left()));
  useEffect(() => {
    open();
    return () => leave();
  }, []);
}
