/** What the text of a guide may hold. */
export { Anatomy } from './Anatomy.tsx';
export { Pair } from './patternBlocks.tsx';
export { Window } from './Window.tsx';
