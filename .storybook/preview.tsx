/** The settings live among the stories, whose package holds the dependencies they import. */
export { default } from '../stories/setup/preview.tsx';
