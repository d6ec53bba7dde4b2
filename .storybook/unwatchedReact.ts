import type { Plugin } from 'vite';

/**
 * In development React tells the browser's profiler of every component it draws, and the debugger where each
 * element came from, if the browser has these functions when React is loaded. Nobody looks on here.
 */
export function unwatchedReact(): Plugin {
  return {
    name: 'unwatched-react',
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: 'delete console.timeStamp; delete console.createTask;',
        injectTo: 'head-prepend',
      },
    ],
  };
}
