import type { TestProject } from 'vitest/node';
import provisionDemo from '../support/globalSetup.ts';
import { findBrowsers, type InstalledBrowsers } from './debianBrowsers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database folder with the demo project, to copy. */
    template: string;
    browsers: InstalledBrowsers;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Here, since no test has the time for an installation.
  provide('browsers', findBrowsers());
  const remove = await provisionDemo();
  provide('template', process.env.CONCIERGE_E2E_TEMPLATE ?? '');
  return remove;
}
