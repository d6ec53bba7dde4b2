export { DevicesPage as Component } from '../../features/devices/DevicesPage.tsx';
