import { requestScreen } from '../../requestScreens.tsx';

/** The approved requests. */
export const Component = requestScreen('approved');
