import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { splitDevices, type MessageDevice } from './deviceTagsModel.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

export type { MessageDevice } from './deviceTagsModel.ts';

export interface DeviceTagsLabels {
  /** Accessible name of the list. */
  list: string;
  /** What the open eye says, with the formatted time. */
  viewed: (at: string) => string;
  /** What the struck-out eye says. */
  notViewed: string;
  /** 'See N more' */
  more: (count: number) => string;
  /** Shown when there are no devices. */
  none: string;
}

export interface DeviceTagsProps extends ElementProps<'div', 'children'> {
  /** Those that get the message, and when each showed it. */
  devices: ReadonlyArray<MessageDevice>;
  /** How many devices there are, when not all were sent along. */
  total?: number | undefined;
  /** How many are shown. Default 3. */
  max?: number | undefined;
  /** Called by 'see N more'; without it the rest is only counted. */
  onMore?: (() => void) | undefined;
  /** Texts, for screen readers too. */
  labels: DeviceTagsLabels;
}

/** The first devices of a message and whether they showed it, then how many more there are. */
export function DeviceTags({
  devices,
  total,
  max = 3,
  onMore,
  labels,
  ...rest
}: DeviceTagsProps): ReactElement {
  const { shown, more } = splitDevices(devices, max, total);
  return (
    <Root {...rest} data-component="DeviceTags">
      {shown.length === 0 && more === 0 ? (
        <Muted data-part="None">{labels.none}</Muted>
      ) : (
        <List aria-label={labels.list}>
          {shown.map(({ serial_id, name, viewed_at }) => (
            <li key={serial_id}>
              <Tag
                icon={viewed_at === null ? 'eye-off' : 'eye'}
                iconLabel={viewed_at === null ? labels.notViewed : labels.viewed(viewed_at)}
                tone={viewed_at === null ? 'neutral' : 'success'}
                data-viewed={viewed_at === null ? undefined : true}
              >
                <UserText>{name}</UserText>
              </Tag>
            </li>
          ))}
        </List>
      )}
      {more > 0 &&
        (onMore ? (
          <More size="sm" variant="ghost" onClick={() => onMore()} data-part="More">
            {labels.more(more)}
          </More>
        ) : (
          <Muted data-part="More">{labels.more(more)}</Muted>
        ))}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space[1]};
    min-inline-size: 0;
  }
`;

const List = styled.ul`
  @layer concierge.components {
    display: contents;
    list-style: none;

    & > li {
      display: inline-flex;
      min-inline-size: 0;
      max-inline-size: 100%;
    }
  }
`;

const More = styled(Button)`
  @layer concierge.components {
    &[data-size='sm'] {
      min-block-size: 24px;
      padding-inline: 6px;
      color: ${t.color.link};
      font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
    }
  }
`;

const Muted = styled.span`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;
