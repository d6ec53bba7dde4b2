/** What stands between two values of a line of a CSV file. */
export const CSV_SEPARATORS = ['comma', 'semicolon', 'tab'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** How a time is written: as a spreadsheet reads it in the timezone, as ISO 8601, or in a column each. */
export const CSV_TIMES = ['both', 'local', 'iso'] as const;
export type CsvTimes = (typeof CSV_TIMES)[number];

/** Header with the number of rows of a file that is sent. */
export const TOTAL_COUNT_HEADER = 'x-total-count';

/** Name of the label of the last line of a file that breaks off. */
export const INCOMPLETE_LABEL = 'incomplete';

/** Files that one session may begin per minute. */
export const CSV_FILES_PER_MINUTE = 20;
