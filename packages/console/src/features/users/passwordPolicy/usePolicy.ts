import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type PolicyState, policyRequested, selectPolicy } from './policySlice.ts';

/** The project's rules for passwords, loaded when the dialog opens that needs them. */
export function usePolicy(open: boolean): PolicyState {
  const dispatch = useDispatch();
  useEffect(() => {
    if (open) dispatch(policyRequested());
  }, [open, dispatch]);
  return useSelector(selectPolicy);
}
