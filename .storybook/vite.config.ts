import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The only Vite settings stories need; the console's own belong to the console. */
export default defineConfig({ plugins: [react()] });
