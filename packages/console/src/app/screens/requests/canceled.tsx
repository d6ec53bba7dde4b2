import { requestScreen } from '../../requestScreens.tsx';

/** The canceled requests. */
export const Component = requestScreen('canceled');
