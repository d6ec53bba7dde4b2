/** How a part is run. */
export interface PartOptions {
  /** A few seconds, to see that it works; its figures mean nothing. */
  quick: boolean;
  /** Whether a missed figure fails the run. */
  strict: boolean;
}

/** A part prints its tables and answers whether what must be zero was zero. */
export type Part = (options: PartOptions) => Promise<boolean>;
