'use client';

import { use, useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';
import { focusRingInset } from '../../internal/focusRing.ts';
import type { ElementProps } from '../../internal/props.ts';
import { UiContext } from '../../internal/uiContext.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

export interface DeletedServiceItem {
  id: number;
  name: string;
  /** Its open requests. */
  count: number;
  /** Accessible name of the button, e.g. 'Laundry: 9 open requests'. */
  openName: string;
}

export interface DeletedServicesCardProps extends ElementProps<'article', 'children'> {
  /** e.g. 'No longer offered'. */
  title: string;
  services: readonly DeletedServiceItem[];
  /** Opens the requests of a service. */
  onOpen: (id: number) => void;
}

/** The services that were deleted while requests of them were open: a card without a color, for a `ServiceCardGrid`. */
export function DeletedServicesCard({
  title,
  services,
  onOpen,
  ...rest
}: DeletedServicesCardProps): ReactElement {
  const titleId = useId();
  const locale = use(UiContext)?.locale;
  return (
    <Root aria-labelledby={titleId} {...rest} data-component="DeletedServicesCard">
      <Title id={titleId} data-part="Title">
        {title}
      </Title>
      <List>
        {services.map(({ id, name, count, openName }) => (
          <li key={id}>
            <Open type="button" aria-label={openName} onClick={() => onOpen(id)} data-part="Open">
              <Name>
                <UserText>{name}</UserText>
              </Name>
              {/* Two words also for who reads the text alone. */}{' '}
              <Count>{count.toLocaleString(locale)}</Count>
              <Icon name="arrow-right" />
            </Open>
          </li>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.article`
  @layer concierge.components {
    min-inline-size: 0;
    padding: ${t.space[4]} 0 ${t.space[2]};
    border: 1px dashed ${t.color.neutral.border};
    border-radius: ${t.radius.lg};
    background: ${t.color.neutral.subtle};
    color: ${t.color.text};
  }
`;

const Title = styled.p`
  @layer concierge.components {
    padding: 0 ${t.space[4]} ${t.space[2]};
    color: ${t.color.textMuted};
    font: ${t.weight.semibold} ${t.text.md} ${t.font.sans};
  }
`;

const List = styled.ul`
  @layer concierge.components {
    padding: 0;
    list-style: none;
  }
`;

const Open = styled.button`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[2]};
    inline-size: 100%;
    min-block-size: 40px;
    padding: 0 ${t.space[4]};
    border: 0;
    background: none;
    color: inherit;
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    text-align: start;
    cursor: pointer;

    &:hover {
      background: ${t.color.neutral.border};
    }
    &:focus-visible {
      ${focusRingInset}
    }
    & > svg:dir(rtl) {
      scale: -1 1;
    }
  }
`;

const Name = styled.span`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  @layer concierge.components {
    font-weight: ${t.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;
