export { NotFoundPage, type NotFoundPageLabels, type NotFoundPageProps } from './NotFoundPage.tsx';
