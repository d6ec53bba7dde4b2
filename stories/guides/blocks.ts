/** What guides are written with. */
export { Meta } from '@storybook/addon-docs/blocks';
export { Anatomy } from './Anatomy.tsx';
export { Pair } from './patternBlocks.tsx';
export { Window } from './Window.tsx';
