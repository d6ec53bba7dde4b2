import { followBuild } from '@concierge/contract/newBuild';
import type { Tablet } from './tablet.ts';

const isTyping = () => document.activeElement?.matches('input, textarea') ?? false;

/** Looks for another build when the server is back. What a guest typed is kept, and shown again. */
export function followBuildOf(tablet: Tablet): void {
  const look = followBuild({
    list: '/tablet/files.json',
    assets: '/tablet/assets/',
    untouchedMs: 5_000,
    isBusy: () => isTyping() || tablet.getState().sending === 'sending',
  });
  let { connection } = tablet.getState();
  tablet.subscribe(() => {
    const before = connection;
    ({ connection } = tablet.getState());
    if (connection === 'live' && before !== 'live') void look();
  });
}
