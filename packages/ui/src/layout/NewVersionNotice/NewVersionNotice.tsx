import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface NewVersionNoticeProps extends ElementProps<'div', 'title'> {
  /** That there is a new version. */
  title: string;
  /** What happens next: the page reloads by itself, or waits for what is typed. */
  children: ReactNode;
  /** The button that reloads now, where the page waits. */
  reload?: { label: string; onPress: () => void } | undefined;
}

/** Above a page: the product was updated, and the page is or has to be reloaded. */
export function NewVersionNotice({
  title,
  children,
  reload,
  ...rest
}: NewVersionNoticeProps): ReactElement {
  return (
    <Root {...rest} data-component="NewVersionNotice">
      <Alert
        role="status"
        tone="info"
        title={title}
        action={
          reload && (
            <Button size="sm" onClick={() => reload.onPress()}>
              {reload.label}
            </Button>
          )
        }
      >
        {children}
      </Alert>
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    margin-block-end: ${t.space[4]};
  }
`;
