import type { ReactElement } from 'react';
import { WayHomePage, type WayHomeLabels, type WayHomeProps } from '../StatusPage/WayHomePage.tsx';

export type NotFoundPageLabels = WayHomeLabels;
export type NotFoundPageProps = WayHomeProps;

/** An address that leads nowhere, with a link home. */
export function NotFoundPage(props: NotFoundPageProps): ReactElement {
  return <WayHomePage {...props} icon="search" />;
}
