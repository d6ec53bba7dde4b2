/** The settings live among the stories, whose package holds the dependencies they import. */
import { setUpManager } from '../stories/setup/manager.ts';

setUpManager();
