import { spawn } from 'node:child_process';

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a page where somebody sits in front of the terminal; elsewhere the printed address is enough. */
export function openInBrowser(url: string): void {
  if (process.env.CI || !process.stdout.isTTY) return;
  const [command = 'xdg-open', ...args] = OPENERS[process.platform] ?? [];
  const child = spawn(command, [...args, url], { detached: true, stdio: 'ignore' });
  // A machine without a desktop has no such command.
  child.on('error', () => undefined);
  child.unref();
}
