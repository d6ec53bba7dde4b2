'use client';

import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface RequestTimelineProps extends ElementProps<'div', 'title'> {
  /** The text of the button, and the name of what it opens. */
  title: string;
  /** Whether the timeline is shown. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** At the end of the line: where more is known about the device. */
  device: { href: string; label: string };
  /** A `Timeline` and a `NoteComposer`; rendered while it is open. */
  children: ReactNode;
}

/** What happened to a request, behind a button: below a `ReplyModal`’s request, which mostly is answered without it. */
export function RequestTimeline({
  title,
  open,
  onOpenChange,
  device,
  children,
  ...rest
}: RequestTimelineProps): ReactElement {
  const regionId = useId();
  return (
    <Root {...rest} data-component="RequestTimeline">
      <Bar data-part="Bar">
        <Toggle
          size="sm"
          variant="ghost"
          iconStart="history"
          iconEnd={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          aria-controls={open ? regionId : undefined}
          onClick={() => onOpenChange(!open)}
          data-part="Toggle"
        >
          {title}
        </Toggle>
        <Device href={device.href} data-part="Device">
          {device.label}
        </Device>
      </Bar>
      {open && (
        <Region id={regionId} aria-label={title} data-part="Region">
          {children}
        </Region>
      )}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    min-inline-size: 0;
  }
`;

const Bar = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space[1]} ${t.space[3]};
  }
`;

const Toggle = styled(Button)`
  @layer concierge.components {
    margin-inline-start: -8px;
  }
`;

const Device = styled(Link)`
  @layer concierge.components {
    padding-block: 2px;
    font-size: ${t.text.sm};
  }
`;

const Region = styled.section`
  @layer concierge.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space[3]};
    padding-block: ${t.space[2]};
  }
`;
