import { object, string, type ObjectSchema } from 'yup';

/** What a filled form gives, without white space around the texts. */
export interface DeviceFormValues {
  name: string;
  /** Of a new device; empty for one that is there already. */
  serial_id: string;
  /** Null for no group. */
  group_name: string | null;
}

/** The fields while they are being filled. */
export interface DeviceFormFields {
  name: string;
  serial_id: string;
  group_name: string;
}

export type DeviceFormMode = 'create' | 'edit';

/** The rules of the device form: a name, and for a new device its serial number. */
export function deviceFormSchema(mode: DeviceFormMode): ObjectSchema<DeviceFormFields> {
  const serial = string().trim().defined().default('');
  return object({
    name: string().trim().required(),
    serial_id: mode === 'create' ? serial.required() : serial,
    group_name: string().trim().defined().default(''),
  });
}

/** A group of blanks is none. */
export const deviceFormValues = ({
  group_name,
  ...fields
}: DeviceFormFields): DeviceFormValues => ({
  ...fields,
  group_name: group_name || null,
});
