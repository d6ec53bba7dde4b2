import { useSelector } from 'react-redux';
import { selectUserId } from '../auth/authSlice.ts';
import { type ServicesState, selectUnseen } from './servicesSlice.ts';

/** How many requests colleagues gave to who is signed in, and are not opened yet. */
export function useUnseen(): number {
  const userId = useSelector(selectUserId);
  return useSelector((state: { services: ServicesState }) => selectUnseen(state, userId));
}
