export { ServicesPage as Component } from '../../features/services/ServicesPage.tsx';
