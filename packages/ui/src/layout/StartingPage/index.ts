export { StartingPage, type StartingPageProps } from './StartingPage.tsx';
