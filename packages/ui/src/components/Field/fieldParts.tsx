import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../foundations/t.generated.ts';
import { fieldLabel } from '../../internal/fieldStyle.ts';

/** Ids of a field's texts, derived from the control's own. */
export interface FieldIds {
  label: string;
  description: string;
  error: string;
}

export function fieldIds(control: string): FieldIds {
  return {
    label: `${control}-label`,
    description: `${control}-description`,
    error: `${control}-error`,
  };
}

/** What `aria-describedby` of the control names: only texts that are there. */
export function describedBy(
  ids: FieldIds,
  description: ReactNode,
  error: string | undefined,
  ...further: readonly (string | undefined)[]
): string | undefined {
  const present = [error && ids.error, description && ids.description, ...further];
  return present.filter(Boolean).join(' ') || undefined;
}

export interface FieldLabelProps {
  htmlFor?: string | undefined;
  id: string;
  required?: boolean | undefined;
  hidden?: boolean | undefined;
  children: ReactNode;
}

export function FieldLabel({
  htmlFor,
  id,
  required,
  hidden,
  children,
}: FieldLabelProps): ReactElement {
  const label = (
    <Label htmlFor={htmlFor} id={id} data-part="Label">
      {children}
      {required && <Required />}
    </Label>
  );
  return hidden ? <VisuallyHidden>{label}</VisuallyHidden> : label;
}

/** For the eye; the control says by itself that it is required, or `RequiredText` does. */
export function Required(): ReactElement {
  return (
    <Star aria-hidden="true" data-part="Required">
      *
    </Star>
  );
}

export interface FieldTextsProps {
  ids: FieldIds;
  description: ReactNode;
  error: string | undefined;
}

export function FieldTexts({ ids, description, error }: FieldTextsProps): ReactElement {
  return (
    <>
      {description && (
        <Description id={ids.description} data-part="Description">
          {description}
        </Description>
      )}
      {error && (
        <ErrorText id={ids.error} data-part="Error">
          <Icon name="circle-alert" />
          <span>{error}</span>
        </ErrorText>
      )}
    </>
  );
}

const Label = styled.label`
  @layer concierge.components {
    ${fieldLabel}
  }
`;

const Star = styled.span`
  @layer concierge.components {
    margin-inline-start: 2px;
    color: ${t.color.danger.text};
  }
`;

const Description = styled.div`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;

const ErrorText = styled.div`
  @layer concierge.components {
    display: flex;
    gap: 6px;
    color: ${t.color.danger.text};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    overflow-wrap: anywhere;

    & > svg {
      margin-block-start: 2px;
    }
  }
`;
