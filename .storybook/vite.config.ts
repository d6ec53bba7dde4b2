import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { storybookData } from './storybookData.ts';

/** The only Vite settings stories need; the console's own belong to the console. */
export default defineConfig({ plugins: [react(), storybookData()] });
