export { RetentionPage as Component } from '../../../features/house/RetentionPage.tsx';
