import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plainPropsPlugin } from './plainProps.ts';

/** The only Vite settings stories need; the console's own belong to the console. */
export default defineConfig({ plugins: [plainPropsPlugin(), react()] });
