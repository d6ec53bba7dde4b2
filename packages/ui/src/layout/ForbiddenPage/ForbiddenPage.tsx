import type { ReactElement } from 'react';
import { WayHomePage, type WayHomeLabels, type WayHomeProps } from '../StatusPage/WayHomePage.tsx';

export type ForbiddenPageLabels = WayHomeLabels;
export type ForbiddenPageProps = WayHomeProps;

/** A page the user may not see, with a link home. */
export function ForbiddenPage(props: ForbiddenPageProps): ReactElement {
  return <WayHomePage {...props} icon="lock" />;
}
