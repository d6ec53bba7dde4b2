/**
 * How much of the accent is in a cell, in percent, from few to many. Text reads on each of them; the busiest cells are
 * the accent itself, with the text of a pressed button.
 */
export const HEAT_SHADES = [10, 20, 32, 45] as const;
