import { requestScreen } from '../../requestScreens.tsx';

/** The waiting requests. */
export const Component = requestScreen('waiting');
