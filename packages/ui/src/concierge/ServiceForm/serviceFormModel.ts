import { mixed, number, object, string, type ObjectSchema } from 'yup';
import { toSixDigits } from '../../components/ColorField/colorModel.ts';

/** The color of a new service. */
export const DEFAULT_SERVICE_COLOR = '#000000';

/** Ready colors for services: strong ones, on which white text is AA. */
export const SERVICE_COLORS: readonly string[] = [
  '#b91c1c',
  '#c2410c',
  '#a16207',
  '#4d7c0f',
  '#15803d',
  '#0f766e',
  '#0369a1',
  '#1d4ed8',
  '#6d28d9',
  '#a21caf',
  '#be185d',
  '#374151',
];

/** What a filled service form gives. */
export interface ServiceFormValues {
  service_name: string;
  /** The names of its own in languages, by their codes. */
  service_names: Record<string, string>;
  icon_id: number;
  /** `#rrggbb`, lower case. */
  bg_color: string;
}

/** The fields while they are being filled. */
export interface ServiceFormFields {
  service_name: string;
  service_names: Record<string, string>;
  icon_id: number | null;
  bg_color: string;
}

/** The color the text means, as `#rrggbb`; `undefined` while it is none. */
export function serviceColor(text: string): string | undefined {
  return toSixDigits(text.trim());
}

/** Without those of which nothing was typed. */
const typedOnly = (names: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([code, name]) => (name.trim() ? [[code, name.trim()]] : [])),
  );

/** The rules of the service form: name, icon and color. */
export const serviceFormSchema: ObjectSchema<ServiceFormValues> = object({
  service_name: string().trim().required(),
  service_names: mixed<Record<string, string>>().transform(typedOnly).required(),
  icon_id: number().required(),
  bg_color: string()
    .transform((text: string) => serviceColor(text))
    .required(),
});

/** Whether saving makes sense: all three are set. */
export function canSaveService(fields: ServiceFormFields): boolean {
  return serviceFormSchema.isValidSync(fields);
}
