import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { FieldLabel } from '../../components/Field/fieldParts.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { fieldRoot } from '../../internal/fieldStyle.ts';
import { ServiceTile } from '../ServiceTile/ServiceTile.tsx';

export interface IconChooserProps {
  /** Path of the chosen image, empty for none. */
  src: string;
  /** Name of the chosen icon, if the catalog knows it. */
  name: string | undefined;
  loading: boolean;
  error: ReactNode;
  labels: {
    required?: string | undefined;
    icon: string;
    chooseIcon: string;
    changeIcon: string;
    loadingIcons: string;
  };
  onOpen: () => void;
}

/** The icon of a service and the button to choose it. */
export function IconChooser({
  src,
  name,
  loading,
  error,
  labels,
  onOpen,
}: IconChooserProps): ReactElement {
  const id = useId();
  const requiredId = labels.required && `${id}-required`;
  return (
    <Root role="group" aria-labelledby={id} aria-describedby={requiredId} data-part="IconChooser">
      <FieldLabel id={id} required>
        {labels.icon}
      </FieldLabel>
      {requiredId && (
        <span hidden id={requiredId}>
          {labels.required}
        </span>
      )}
      {error || (
        <Inline>
          {src !== '' && <ServiceTile src={src} />}
          {name !== undefined && (
            <Text as="span" tone="muted">
              {name}
            </Text>
          )}
          <Button iconStart="layout-grid" pending={loading} onClick={() => onOpen()}>
            {loading ? labels.loadingIcons : src === '' ? labels.chooseIcon : labels.changeIcon}
          </Button>
        </Inline>
      )}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${fieldRoot}
  }
`;
