import type { ReactElement } from 'react';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { StatusPage, type StatusPageProps } from './StatusPage.tsx';

export interface WayHomeLabels {
  title: string;
  text: string;
  /** The link home. */
  home: string;
}

export interface WayHomeProps extends Omit<
  StatusPageProps,
  'icon' | 'tone' | 'title' | 'text' | 'actions' | 'children'
> {
  /** Where the way home leads. */
  homeHref: string;
  /** What is said, and the name of the way home. */
  labels: WayHomeLabels;
}

/** A page that cannot be shown, with a link home as the only action. */
export function WayHomePage({
  homeHref,
  labels,
  ...rest
}: WayHomeProps & Pick<StatusPageProps, 'icon'>): ReactElement {
  return (
    <StatusPage
      {...rest}
      title={labels.title}
      text={labels.text}
      actions={
        <LinkButton href={homeHref} variant="primary" iconStart="house">
          {labels.home}
        </LinkButton>
      }
    />
  );
}
