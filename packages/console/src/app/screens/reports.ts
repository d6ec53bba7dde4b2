export { ReportsPage as Component } from '../../features/reports/ReportsPage.tsx';
