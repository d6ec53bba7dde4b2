/** Paper has no use for what can only be pressed, nor for what surrounds the page. */
export const screenOnly = '@media print { display: none; }';
