import { boolean, object, string, type ObjectSchema } from 'yup';

/** What a house is called, where it is, and what its reports show. */
export interface HouseFormValues {
  name: string;
  /** The name of its time zone, e.g. `Europe/Prague`. */
  time_zone: string;
  /** Whether reports have figures per person. */
  person_figures: boolean;
}

/** The fields while they are being filled: no time zone is null. */
export interface HouseFormFields extends Omit<HouseFormValues, 'time_zone'> {
  time_zone: string | null;
}

/** The rules of the form: a name and a time zone. */
export const houseFormSchema: ObjectSchema<HouseFormValues> = object({
  name: string().trim().required(),
  time_zone: string().required(),
  person_figures: boolean().defined(),
});
