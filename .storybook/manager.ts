/** The settings live among the stories, whose package holds the dependencies they import. */
import '../stories/setup/manager.ts';
