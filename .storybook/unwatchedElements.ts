import * as React from 'react';

/** What React's own packages share with each other; a build for production has none of it. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: shared } =
  React as unknown as Record<string, object>;

/**
 * In development React takes a stack of calls for every element it makes, for warnings to show, until it
 * has taken ten thousand within a second. To it that is always so here: nobody looks on.
 */
if (shared) {
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {},
  });
}
