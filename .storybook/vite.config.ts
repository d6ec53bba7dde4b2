import { SOURCE_CONDITION } from '@concierge/tooling/paths';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { guideExamples } from './guideExamples.ts';
import { storybookData } from './storybookData.ts';

/** The only Vite settings stories need; the console's own belong to the console. */
export default defineConfig({
  plugins: [react(), guideExamples(), storybookData()],
  // Browsers that know `light-dark()`: for older ones the minifier writes variables that the brand does not set.
  build: { target: ['chrome130', 'firefox130', 'safari18'] },
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
});
