import { boolean, object, string, type ObjectSchema } from 'yup';

/** What is known of a guest. */
export interface StayFormValues {
  /** The code of a language; null when it is not known. */
  lang: string | null;
  do_not_disturb: boolean;
}

/** Nothing has to be known. */
export const stayFormSchema: ObjectSchema<StayFormValues> = object({
  lang: string().defined().nullable().default(null),
  do_not_disturb: boolean().defined().default(false),
});
