import { addAPIProvider } from '@iconify/react';
import { runtimeConfig } from './runtimeConfig.ts';

// In place of the library's own service, so that no other host is ever called.
addAPIProvider('', {
  resources: [new URL(runtimeConfig().iconServiceUrl, window.location.origin).href],
});

export { getIcon, loadIcons } from '@iconify/react';
