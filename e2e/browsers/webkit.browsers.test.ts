import { testMainJob } from './mainJob.ts';
import { openWebKit } from './webkit.ts';

testMainJob({ engine: 'WebKit', openPage: openWebKit, canNotify: false });
