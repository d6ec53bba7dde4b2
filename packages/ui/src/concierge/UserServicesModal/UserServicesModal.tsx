'use client';

import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps, OpenProps } from '../../components/Modal/modalTypes.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../foundations/t.generated.ts';
import { ServiceTile } from '../ServiceTile/ServiceTile.tsx';
import { UserText } from '../../components/UserText/UserText.tsx';

/** A service of the project, and whether the user has it. */
export interface AssignableService {
  id: number;
  name: string;
  /** Path of the image. */
  iconSrc: string;
  /** Background color, `#rrggbb`. */
  color: string;
  assigned: boolean;
  /** The change is being saved: the switch waits. */
  pending?: boolean | undefined;
}

export interface UserServicesModalLabels {
  /** Heading, with the username in it. */
  title: (username: string) => string;
  /** What a switch changes. */
  about: string;
  /** Accessible name of the list. */
  list: string;
  loading: string;
  /** Shown when the project has no services. */
  empty: string;
  close: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface UserServicesModalProps
  extends OpenProps, Omit<ModalProps, 'title' | 'size' | 'footer' | 'closeLabel' | 'children'> {
  /** Whose services they are. */
  username: string;
  /** Controlled: a switch shows `assigned`, so after a refusal it goes back by itself. */
  services: ReadonlyArray<AssignableService>;
  /** A service was assigned to the user or taken away. */
  onAssignedChange: (id: number, assigned: boolean) => void;
  /** The services are being loaded. */
  loading?: boolean | undefined;
  /** Shown in place of the list when loading failed. */
  error?: ReactNode;
  /** Texts, for screen readers too. */
  labels: UserServicesModalLabels;
}

/** Which services are assigned to a user: one switch per service, each takes effect at once. */
export function UserServicesModal({
  onOpenChange,
  username,
  services,
  onAssignedChange,
  loading = false,
  error,
  labels,
  ...rest
}: UserServicesModalProps): ReactElement {
  return (
    <Modal
      {...rest}
      onOpenChange={onOpenChange}
      title={labels.title(username)}
      closeLabel={labels.close}
      footer={<Button onClick={() => onOpenChange(false)}>{labels.close}</Button>}
    >
      {loading ? (
        <Waiting label={labels.loading} />
      ) : (
        error ||
        (services.length === 0 ? (
          <EmptyState tone="warning" title={labels.empty} />
        ) : (
          <>
            <Text tone="muted">{labels.about}</Text>
            <List aria-label={labels.list}>
              {services.map((service) => (
                <Item key={service.id}>
                  <ServiceTile src={service.iconSrc} color={service.color} />
                  <Row
                    checked={service.assigned}
                    pending={service.pending}
                    onChange={(assigned) => onAssignedChange(service.id, assigned)}
                  >
                    <UserText>{service.name}</UserText>
                  </Row>
                </Item>
              ))}
            </List>
          </>
        ))
      )}
    </Modal>
  );
}

function Waiting({ label }: { label: string }): ReactElement {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <List aria-hidden="true">
        {['56%', '38%', '48%', '32%'].map((width) => (
          <Item key={width}>
            <Skeleton shape="block" width="32px" height="32px" />
            <Skeleton width={width} />
          </Item>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  @layer concierge.components {
    margin: 0;
    padding: 0;
    list-style: none;

    p + & {
      margin-block-start: ${t.space[3]};
    }
  }
`;

const Item = styled.li`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[3]};
    min-block-size: 52px;
    border-block-end: 1px solid ${t.color.border};

    &:last-child {
      border-block-end: 0;
    }
  }
`;

const Row = styled(Switch)`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;

    & > label[data-part] {
      flex-direction: row-reverse;
      justify-content: space-between;
      padding-block: ${t.space[2]};
    }
    /* The real input covers the track, which is at the end here. */
    & input {
      inset-inline: auto 0;
    }
  }
`;
