export {
  ForbiddenPage,
  type ForbiddenPageLabels,
  type ForbiddenPageProps,
} from './ForbiddenPage.tsx';
