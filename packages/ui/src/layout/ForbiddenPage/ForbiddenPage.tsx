import type { ReactElement } from 'react';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { StatusPage, type StatusPageProps } from '../StatusPage/StatusPage.tsx';

export interface ForbiddenPageLabels {
  title: string;
  text: string;
  /** The way home. */
  home: string;
}

export type ForbiddenPageProps = Omit<
  StatusPageProps,
  'icon' | 'tone' | 'title' | 'text' | 'actions' | 'children'
> & {
  homeHref: string;
  labels: ForbiddenPageLabels;
};

/** A page this person may not see, with a way home. */
export function ForbiddenPage({ homeHref, labels, ...rest }: ForbiddenPageProps): ReactElement {
  return (
    <StatusPage
      {...rest}
      icon="lock"
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
