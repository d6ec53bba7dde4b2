'use client';

import type { ReactElement } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { formStack } from '../../internal/formStyle.ts';
import type { MessageType } from '../MessageTable/messageRow.ts';
import type { MessageFormValues } from './messageFormModel.ts';

export interface MessageFieldsProps {
  control: Control<MessageFormValues>;
  titleError: string | undefined;
  messageError: string | undefined;
  titleLimit: number | undefined;
  /** What is shown waits to be sent. */
  readOnly: boolean;
  labels: { type: string; types: Record<MessageType, string>; title: string; message: string };
}

/** The first tab: type, title and text. */
export function MessageFields({
  control,
  titleError,
  messageError,
  titleLimit,
  readOnly,
  labels,
}: MessageFieldsProps): ReactElement {
  return (
    <Stack>
      <TitleAndType>
        <Controller
          control={control}
          name="title"
          render={({ field }) => (
            <TextField
              {...field}
              readOnly={readOnly}
              label={labels.title}
              required
              error={titleError}
              maxLength={titleLimit}
              autoComplete="off"
            />
          )}
        />
        <Controller
          control={control}
          name="type"
          render={({ field: { value, onChange, ref } }) => (
            <Select
              ref={ref}
              disabled={readOnly}
              label={labels.type}
              value={String(value)}
              onChange={(chosen) => onChange(Number(chosen))}
              options={[
                { value: '1', label: labels.types[1], icon: <Icon name="message-square" /> },
                { value: '2', label: labels.types[2], icon: <Icon name="receipt-text" /> },
              ]}
            />
          )}
        />
      </TitleAndType>
      <Controller
        control={control}
        name="message"
        render={({ field }) => (
          <TextField
            {...field}
            readOnly={readOnly}
            label={labels.message}
            required
            multiline
            rows={7}
            error={messageError}
          />
        )}
      />
    </Stack>
  );
}

const Stack = styled.div`
  @layer concierge.components {
    ${formStack}
    container-type: inline-size;
  }
`;

const TitleAndType = styled.div`
  @layer concierge.components {
    ${formStack}
    align-items: start;

    @container (min-width: 440px) {
      grid-template-columns: minmax(0, 1fr) minmax(180px, auto);
    }
  }
`;
