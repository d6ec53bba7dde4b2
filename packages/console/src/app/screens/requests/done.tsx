import { requestScreen } from '../../requestScreens.tsx';

/** The completed requests. */
export const Component = requestScreen('done');
