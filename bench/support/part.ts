/** How a part is run. */
export interface PartOptions {
  /** A few seconds, to see that it works; its figures are meaningless. */
  quick: boolean;
  /** Whether a missed figure fails the run. */
  strict: boolean;
}

/** Prints tables and returns whether the figures are within their bounds. */
export type Part = (options: PartOptions) => Promise<boolean>;
