import type { ReactElement, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { t } from '../../foundations/t.generated.ts';
import { DevicePicker, type DevicePickerLabels } from '../DevicePicker/DevicePicker.tsx';
import type { DeviceOption } from '../DevicePicker/devicePickerModel.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

export interface MessageReceiversProps {
  devices: readonly DeviceOption[];
  loading: boolean | undefined;
  loadError: ReactNode;
  /** The devices are given and only shown. */
  given: readonly DeviceOption[] | undefined;
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  error: string | undefined;
  labels: { devices: DevicePickerLabels; receivers: string };
  ref: Ref<HTMLDivElement>;
}

/** The second tab: the devices the message goes to. */
export function MessageReceivers({
  devices,
  loading,
  loadError,
  given,
  selected,
  onChange,
  error,
  labels,
  ref,
}: MessageReceiversProps): ReactElement {
  return (
    <Stack ref={ref}>
      {/* Always mounted, so that its text is announced when it appears. */}
      <Wrong role="alert" data-empty={error ? undefined : true}>
        {error && <Icon name="circle-alert" />}
        {error}
      </Wrong>
      {given ? (
        <Inline as="ul" gap={1} align="stretch" aria-label={labels.receivers}>
          {given.map(({ serial_id, name }) => (
            <li key={serial_id}>
              <Tag icon="tablet-smartphone">
                <UserText>{name}</UserText>
              </Tag>
            </li>
          ))}
        </Inline>
      ) : (
        <DevicePicker
          devices={devices}
          value={selected}
          onChange={onChange}
          loading={loading}
          loadError={loadError}
          labels={labels.devices}
        />
      )}
    </Stack>
  );
}

const Wrong = styled.div`
  @layer concierge.components {
    display: flex;
    gap: 6px;
    color: ${t.color.danger.text};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};

    &[data-empty] {
      position: absolute;
    }
  }
`;
