export { HousePage as Component } from '../../../features/house/HousePage.tsx';
