'use client';

import { useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { ColorField, type ColorFieldLabels } from '../../components/ColorField/ColorField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Form, FormActions, type ModalFormProps } from '../../internal/formStyle.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useServerErrors } from '../../internal/useServerErrors.ts';
import { useLanguage } from '../../internal/useLanguage.ts';
import { useSchemaForm } from '../../internal/useSchemaForm.ts';
import { IconPicker, type IconPickerLabels } from '../IconPicker/IconPicker.tsx';
import type { IconOption } from '../IconPicker/iconPickerModel.ts';
import { IconChooser } from './IconChooser.tsx';
import { NameFields, type NameLanguage } from './NameFields.tsx';
import { ServicePreview } from './ServicePreview.tsx';
import {
  DEFAULT_SERVICE_COLOR,
  SERVICE_COLORS,
  canSaveService,
  serviceColor,
  serviceFormSchema,
  type ServiceFormFields,
  type ServiceFormValues,
} from './serviceFormModel.ts';

export type { NameLanguage } from './NameFields.tsx';
export type { ServiceFormValues } from './serviceFormModel.ts';

export interface ServiceFormLabels {
  /** What a screen reader says of the icon, which is required. */
  required?: string | undefined;
  name: string;
  /** The button that unfolds the names in languages, and what is said above them. */
  names: string;
  namesHint: string;
  color: string;
  /** Texts of the color picker. */
  colorPicker: ColorFieldLabels;
  /** Shown at the color field when it holds no color. */
  colorInvalid: string;
  icon: string;
  /** The button that opens the icon picker, and the same once an icon is chosen. */
  chooseIcon: string;
  changeIcon: string;
  loadingIcons: string;
  iconPicker: IconPickerLabels;
  /** Heading of the preview. */
  preview: string;
  /** Shown in place of the name while there is none. */
  previewName: string;
  /** The preview card's texts. */
  cardDetail: string;
  cardCount: string;
  close: string;
  create: string;
  update: string;
}

export interface ServiceFormProps
  extends ElementProps<'form', 'children' | 'onSubmit'>, ModalFormProps {
  /** The service to edit; without one the form creates. Give the form a `key` when the service changes. */
  service?:
    | {
        id: number;
        service_name: string;
        service_names?: Readonly<Record<string, string>> | undefined;
        icon_id: number;
        full_path: string;
        bg_color: string;
      }
    | null
    | undefined;
  /** Languages in which it may have a name of its own; none unless given. */
  languages?: ReadonlyArray<NameLanguage> | undefined;
  /** What the server says against the name, until that is edited. */
  nameError?: string | undefined;
  /** The icons to choose from, with their groups. */
  icons: ReadonlyArray<IconOption>;
  /** The icons are being loaded. */
  iconsLoading?: boolean | undefined;
  /** Shown at the icon when the icons could not be loaded. */
  iconsError?: ReactNode;
  /** Called with complete values, the color as `#rrggbb`. */
  onSubmit: (values: ServiceFormValues) => void;
  /** Longest name in characters. */
  maxNameLength?: number | undefined;
  /** Starts in the name. Default `true`. */
  autoFocus?: boolean | undefined;
  /** Texts, for screen readers too. */
  labels: ServiceFormLabels;
}

/**
 * Creates or edits a service, with a preview of its card beside the fields. Saving needs name, icon and
 * color; the icon is chosen once there is a color. Made for a `Modal` of size `lg`.
 */
export function ServiceForm({
  service,
  languages = [],
  nameError,
  icons,
  iconsLoading = false,
  iconsError,
  onSubmit,
  onClose,
  onDirtyChange,
  pending = false,
  maxNameLength,
  autoFocus = true,
  labels,
  ...rest
}: ServiceFormProps): ReactElement {
  const { control, setValue, setFocus, formState, submit } = useSchemaForm<
    ServiceFormFields,
    ServiceFormValues
  >({
    defaultValues: {
      service_name: service?.service_name ?? '',
      service_names: Object.fromEntries(
        languages.map(({ code }) => [code, service?.service_names?.[code] ?? '']),
      ),
      icon_id: service?.icon_id ?? null,
      bg_color: service?.bg_color ?? DEFAULT_SERVICE_COLOR,
    },
    schema: serviceFormSchema,
    startIn: autoFocus ? 'service_name' : undefined,
    onSubmit: (values) => {
      errors.submitted();
      onSubmit(values);
    },
    onDirtyChange,
  });
  const errors = useServerErrors(
    pending,
    { '': nameError, ...Object.fromEntries(languages.map(({ code, error }) => [code, error])) },
    useCallback(
      (code: string) => setFocus(code === '' ? 'service_name' : `service_names.${code}`),
      [setFocus],
    ),
  );
  const [language = ''] = useLanguage(undefined).split('-');
  const [picking, setPicking] = useState(false);
  const fields = useWatch({ control, compute: (values: ServiceFormFields) => values });
  const color = serviceColor(fields.bg_color);
  // The icon chooser stays while another color is being typed, until the field is emptied.
  const [colorSet, setColorSet] = useState(color !== undefined);
  const stillSet = color !== undefined || (colorSet && fields.bg_color.trim() !== '');
  if (stillSet !== colorSet) setColorSet(stillSet);
  const colorLeft = formState.touchedFields.bg_color === true;
  const chosen = icons.find(({ id }) => id === fields.icon_id);
  // A service keeps its icon while the catalog is loading, and when the icon left the catalog.
  const kept = service && service.icon_id === fields.icon_id ? service.full_path : '';
  const iconSrc = chosen?.src ?? kept;

  return (
    <Form {...rest} noValidate onSubmit={submit} data-component="ServiceForm">
      <Columns>
        <Stack>
          <Controller
            control={control}
            name="service_name"
            render={({ field }) => (
              <TextField
                {...field}
                onChange={(text) => {
                  errors.edited('');
                  field.onChange(text);
                }}
                error={errors.shown['']}
                label={labels.name}
                required
                maxLength={maxNameLength}
                autoComplete="off"
              />
            )}
          />
          {languages.length > 0 && (
            <NameFields
              control={control}
              languages={languages}
              errors={errors.shown}
              onEdit={errors.edited}
              maxLength={maxNameLength}
              labels={labels}
            />
          )}
          <Controller
            control={control}
            name="bg_color"
            render={({ field }) => (
              <ColorField
                {...field}
                label={labels.color}
                required
                palette={SERVICE_COLORS}
                labels={labels.colorPicker}
                error={colorLeft && color === undefined ? labels.colorInvalid : undefined}
              />
            )}
          />
          {colorSet && (
            <IconChooser
              src={iconSrc}
              name={chosen?.name}
              loading={iconsLoading}
              error={iconsError}
              labels={labels}
              onOpen={() => setPicking(true)}
            />
          )}
        </Stack>
        <ServicePreview
          name={
            fields.service_names[language]?.trim() ||
            fields.service_name.trim() ||
            labels.previewName
          }
          color={color ?? DEFAULT_SERVICE_COLOR}
          iconSrc={iconSrc}
          labels={labels}
        />
      </Columns>
      <FormActions data-part="Actions">
        <Button onClick={() => onClose()}>{labels.close}</Button>
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          disabled={!canSaveService(fields)}
        >
          {service ? labels.update : labels.create}
        </Button>
      </FormActions>
      <IconPicker
        open={picking}
        onOpenChange={setPicking}
        icons={icons}
        selected={fields.icon_id}
        onSelectedChange={(id) => setValue('icon_id', id, { shouldDirty: true })}
        labels={labels.iconPicker}
      />
    </Form>
  );
}

const Columns = styled.div`
  @layer concierge.components {
    display: grid;
    gap: 24px;

    @container (min-width: 560px) {
      grid-template-columns: minmax(0, 1fr) 280px;
    }
  }
`;
