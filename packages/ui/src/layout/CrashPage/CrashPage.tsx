import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { StatusPage, type StatusPageProps } from '../StatusPage/StatusPage.tsx';

export interface CrashPageLabels {
  title: string;
  text: string;
  reload: string;
  home: string;
  /** Unfolds the technical detail. */
  detail: string;
}

export interface CrashPageProps extends Omit<
  StatusPageProps,
  'icon' | 'tone' | 'title' | 'text' | 'actions' | 'children'
> {
  /** The user asked to load the page again. */
  onReload: () => void;
  /** Where the way home leads. */
  homeHref: string;
  /** What went wrong, for support. */
  detail?: string | undefined;
  /** What is said, and the names of the actions. */
  labels: CrashPageLabels;
}

/** Shown when rendering a page has failed. Home is a plain link: it reloads the app. */
export function CrashPage({
  onReload,
  homeHref,
  detail,
  labels,
  ...rest
}: CrashPageProps): ReactElement {
  return (
    <StatusPage
      {...rest}
      icon="triangle-alert"
      tone="danger"
      title={labels.title}
      text={labels.text}
      actions={
        <>
          <Button variant="primary" iconStart="rotate-ccw" onClick={() => onReload()}>
            {labels.reload}
          </Button>
          <Home href={homeHref}>{labels.home}</Home>
        </>
      }
    >
      {detail && (
        <Detail>
          <summary>{labels.detail}</summary>
          <pre lang="en">{detail}</pre>
        </Detail>
      )}
    </StatusPage>
  );
}

const Home = styled.a`
  @layer concierge.components {
    display: inline-flex;
    align-items: center;
    min-block-size: ${t.size.controlMd};
    padding-inline: ${t.space[3]};
    border-radius: ${t.radius.md};
    color: ${t.color.text};
    font: ${t.weight.medium} ${t.text.md} ${t.font.sans};
    text-decoration: none;

    &:hover {
      background: ${t.color.surfaceHover};
    }
    &:focus-visible {
      ${focusRing}
    }
  }
`;

const Detail = styled.details`
  @layer concierge.components {
    inline-size: min(100%, 640px);
    margin-block-start: ${t.space[8]};
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};

    & > summary {
      min-block-size: ${t.size.target};
      inline-size: fit-content;
      margin-inline: auto;
      padding: 2px ${t.space[2]};
      border-radius: ${t.radius.sm};
      cursor: pointer;
    }
    & > summary:focus-visible {
      ${focusRing}
    }
    & > pre {
      max-block-size: 240px;
      margin-block: ${t.space[3]} 0;
      padding: ${t.space[3]};
      border: 1px solid ${t.color.border};
      border-radius: ${t.radius.md};
      background: ${t.color.surfaceSunken};
      color: ${t.color.text};
      font: ${t.text.xs} ${t.font.mono};
      overflow: auto;
      overflow-wrap: anywhere;
      text-align: start;
      white-space: pre-wrap;
    }
  }
`;
