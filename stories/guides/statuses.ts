import type facts from 'virtual:component-facts';

type Facts = (typeof facts)[number];

/** What a product can rely on. Apart from what shows it, so that the start page loads no components. */
export const STATUSES: Readonly<
  Record<Facts['status'], { label: string; tone: 'success' | 'info' | 'warning'; means: string }>
> = {
  stable: {
    label: 'Stable',
    tone: 'success',
    means: 'Changes of its props are announced by a major version.',
  },
  beta: {
    label: 'Beta',
    tone: 'info',
    means: 'In no released version yet: its props may still change.',
  },
  deprecated: {
    label: 'Deprecated',
    tone: 'warning',
    means: 'Goes with the next major version; its guide says what to use.',
  },
};

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
