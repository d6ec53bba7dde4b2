import { requestScreen } from '../../requestScreens.tsx';

/** What waits and what is approved, e.g. of one device. */
export const Component = requestScreen('open');
