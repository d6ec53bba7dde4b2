export { CrashPage, type CrashPageLabels, type CrashPageProps } from './CrashPage.tsx';
