import type { ReactElement } from 'react';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { StatusPage, type StatusPageProps } from '../StatusPage/StatusPage.tsx';

export interface NotFoundPageLabels {
  title: string;
  text: string;
  /** The way home. */
  home: string;
}

export type NotFoundPageProps = Omit<
  StatusPageProps,
  'icon' | 'tone' | 'title' | 'text' | 'actions' | 'children'
> & {
  homeHref: string;
  labels: NotFoundPageLabels;
};

/** An address that leads nowhere, with a way home (B8). */
export function NotFoundPage({ homeHref, labels, ...rest }: NotFoundPageProps): ReactElement {
  return (
    <StatusPage
      {...rest}
      icon="search"
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
