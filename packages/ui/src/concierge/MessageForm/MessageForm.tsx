'use client';

import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useWatch } from 'react-hook-form';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Form, FormActions, type ModalFormProps } from '../../internal/formStyle.ts';
import { SendingStrip } from '../NoteComposer/SendingStrip.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { useSchemaForm } from '../../internal/useSchemaForm.ts';
import type { DevicePickerLabels } from '../DevicePicker/DevicePicker.tsx';
import { lengthOfText } from '../../internal/textLength.ts';
import type { DeviceOption } from '../DevicePicker/devicePickerModel.ts';
import type { MessageType } from '../MessageTable/messageRow.ts';
import { MessageFields } from './MessageFields.tsx';
import { MessageReceivers } from './MessageReceivers.tsx';
import {
  messageFormSchema,
  missingParts,
  nextPart,
  primaryAction,
  tabOf,
  type MessageFormMode,
  type MessageFormTab,
  type MessageFormValues,
  type MessagePart,
} from './messageFormModel.ts';

export type { MessageFormMode, MessageFormValues } from './messageFormModel.ts';

export interface MessageFormLabels {
  /** Accessible name of the row of tabs. */
  tabs: string;
  /** The tab with type, title and text. */
  messageTab: string;
  /** The tab with the devices. */
  usersTab: string;
  type: string;
  /** 1 message, 2 invoice. */
  types: Record<MessageType, string>;
  title: string;
  message: string;
  /** Shown where something is missing after an attempt. */
  titleRequired: string;
  messageRequired: string;
  /** By how many characters the message is longer than `limits` allow. */
  messageTooLong: (count: number) => string;
  devicesRequired: string;
  /** Heading over the given devices in mode `request`. */
  receivers: string;
  /** Count of chosen devices, for the badge on the tab. */
  chosenDevices: (count: number) => string;
  devices: DevicePickerLabels;
  next: string;
  save: string;
  /** The button beside Save that also publishes; needed with `onSaveAndPublish`. */
  saveAndPublish?: string | undefined;
  send: string;
  /** While the message waits to be sent, for example 'Sending to Room 204'; needed with `held`. */
  sending?: ((receivers: string) => string) | undefined;
  /** The button that takes back what waits; needed with `held`. */
  undo?: string | undefined;
  close: string;
}

export interface MessageFormProps
  extends ElementProps<'form', 'children' | 'onSubmit'>, ModalFormProps {
  /** The draft to edit; without one the form creates. Give the form a `key` when the draft changes. */
  message?:
    | {
        type: MessageType;
        title: string;
        message: string;
        selected_devices: readonly { serial_id: string }[];
      }
    | null
    | undefined;
  /** All devices of the project. */
  devices: ReadonlyArray<DeviceOption>;
  /** The devices are being loaded. */
  devicesLoading?: boolean | undefined;
  /** Shown in place of the devices when loading failed. */
  devicesError?: ReactNode;
  /** The devices a `request` is answered on; they cannot be changed. */
  predefinedDevices?: readonly DeviceOption[] | undefined;
  /** `request` shows Send, which saves and publishes at once. */
  mode: MessageFormMode;
  /** Called with complete values only. */
  onSubmit: (values: MessageFormValues) => void;
  /** Shows a second button beside Save, for what is to be published as soon as it is saved. */
  onSaveAndPublish?: ((values: MessageFormValues) => void) | undefined;
  /** What was sent waits, and can still be taken back: it is shown and cannot be changed. */
  held?: boolean | undefined;
  /** The user takes back what waits. The values stay in the form. */
  onUndo?: (() => void) | undefined;
  /** Longest texts in characters. What is typed or pasted of a message beyond it stays, and has to be shortened. */
  limits?: { title?: number; message?: number } | undefined;
  /** The tab shown first. Default `message`. */
  defaultTab?: MessageFormTab | undefined;
  /** Starts in the first field of that tab. Default `true`. */
  autoFocus?: boolean | undefined;
  /** Texts, for screen readers too. */
  labels: MessageFormLabels;
}

/**
 * Writes a message in two tabs: the message and the devices it goes to. While something is missing the
 * primary button is Next and leads there; then it is Save, or Send when a request is answered. Made for
 * a `Modal` of size `lg`.
 */
export function MessageForm({
  message,
  devices,
  devicesLoading,
  devicesError,
  predefinedDevices,
  mode,
  onSubmit,
  onSaveAndPublish,
  onClose,
  onDirtyChange,
  held = false,
  onUndo,
  pending = false,
  limits,
  defaultTab = 'message',
  autoFocus = true,
  labels,
  ...rest
}: MessageFormProps): ReactElement {
  const { control, setValue, setFocus, submit } = useSchemaForm<MessageFormValues>({
    defaultValues: {
      type: message?.type ?? 1,
      title: message?.title ?? '',
      message: message?.message ?? '',
      device_serial_id: (predefinedDevices ?? message?.selected_devices ?? []).map(
        ({ serial_id }) => serial_id,
      ),
    },
    schema: messageFormSchema,
    onSubmit,
    onDirtyChange,
  });
  const [tab, setTab] = useState<MessageFormTab>(defaultTab);
  const [attempted, setAttempted] = useState<readonly MessagePart[]>([]);
  const [focused, setFocused] = useState<{ part: MessagePart } | undefined>(
    autoFocus ? { part: defaultTab === 'users' ? 'device_serial_id' : 'title' } : undefined,
  );
  const receivers = useRef<HTMLDivElement>(null);

  const values = useWatch({ control, compute: (fields: MessageFormValues) => fields });
  const missing = missingParts(values);
  const isWrong = (part: MessagePart) => attempted.includes(part) && missing.includes(part);
  const action = primaryAction(values, mode);
  const excess = lengthOfText(values.message.trim()) - (limits?.message ?? Infinity);

  // The tab panel with this part is mounted only after this render.
  useEffect(() => {
    if (!focused) return;
    if (focused.part === 'device_serial_id') receivers.current?.querySelector('input')?.focus();
    else setFocus(focused.part);
  }, [focused, setFocus]);

  const showMissingPart = () => {
    const part = nextPart(values, tab);
    if (!part) return;
    const target = tabOf(part);
    // The first press only leads to the tab; another one on the same tab marks what is missing.
    if (target === tab)
      setAttempted([...attempted, ...missing.filter((one) => tabOf(one) === tab)]);
    setTab(target);
    setFocused({ part });
  };
  /** Whether it is too long; then it leads there. */
  const showExcess = (): boolean => {
    if (excess <= 0) return false;
    setTab('message');
    setFocused({ part: 'message' });
    return true;
  };
  const submitOrContinue = (event: FormEvent) => {
    if (missing.length === 0 && !held && excess <= 0) {
      submit(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (missing.length > 0 || !showExcess()) showMissingPart();
  };

  return (
    <Form {...rest} noValidate onSubmit={submitOrContinue} data-component="MessageForm">
      <Tabs
        label={labels.tabs}
        selected={tab}
        onSelectedChange={(id) => setTab(id === 'users' ? 'users' : 'message')}
        items={[
          {
            id: 'message',
            label: labels.messageTab,
            content: (
              <MessageFields
                control={control}
                titleError={isWrong('title') ? labels.titleRequired : undefined}
                messageError={
                  excess > 0
                    ? labels.messageTooLong(excess)
                    : isWrong('message')
                      ? labels.messageRequired
                      : undefined
                }
                titleLimit={limits?.title}
                readOnly={held}
                labels={labels}
              />
            ),
          },
          {
            id: 'users',
            label: labels.usersTab,
            badge:
              values.device_serial_id.length > 0 ? (
                <Badge
                  count={values.device_serial_id.length}
                  max={999}
                  label={labels.chosenDevices(values.device_serial_id.length)}
                />
              ) : undefined,
            content: (
              <MessageReceivers
                ref={receivers}
                devices={devices}
                loading={devicesLoading}
                loadError={devicesError}
                given={mode === 'request' ? predefinedDevices : undefined}
                selected={values.device_serial_id}
                onChange={(chosen) => setValue('device_serial_id', chosen, { shouldDirty: true })}
                error={isWrong('device_serial_id') ? labels.devicesRequired : undefined}
                labels={labels}
              />
            ),
          },
        ]}
      />
      <SendingStrip
        held={held}
        onUndo={onUndo}
        text={labels.sending?.((predefinedDevices ?? []).map(({ name }) => name).join(', '))}
        undo={labels.undo}
      />
      <FormActions data-part="Actions">
        <Button onClick={() => onClose()}>{labels.close}</Button>
        {onSaveAndPublish && action === 'save' && (
          <Button
            iconStart="send"
            disabled={pending}
            onClick={() => {
              if (!showExcess()) onSaveAndPublish(messageFormSchema.cast(values));
            }}
          >
            {labels.saveAndPublish}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          pending={pending || held}
          {...(action === 'next' ? { iconEnd: 'arrow-right' } : {})}
          {...(action === 'send' ? { iconStart: 'send' } : {})}
        >
          {labels[action]}
        </Button>
      </FormActions>
    </Form>
  );
}
