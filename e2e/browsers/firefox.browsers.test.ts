import { openFirefox } from './firefox.ts';
import { testMainJob } from './mainJob.ts';

testMainJob({
  engine: 'Firefox',
  openPage: ({ firefox }) => openFirefox(firefox),
  canNotify: true,
});
