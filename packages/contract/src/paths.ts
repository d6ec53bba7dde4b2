import { latePaths } from './latePaths.ts';
import { startPaths } from './startPaths.ts';
import { userPaths } from './userPaths.ts';

/**
 * Every address of specification §7. The console calls them with ids; the server registers them
 * with `:projectId` and the like, so that both use the same paths. Calls whose path the specification
 * leaves open are under the project prefix. The console imports the parts, since every byte of a start counts.
 */
export const paths: typeof startPaths & typeof latePaths & typeof userPaths = {
  ...startPaths,
  ...latePaths,
  ...userPaths,
};
