export { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';
export {
  DeletedServicesCard,
  type DeletedServiceItem,
  type DeletedServicesCardProps,
} from './DeletedServicesCard.tsx';
export {
  ServiceCardGrid,
  ServiceCardSkeletons,
  type ServiceCardGridProps,
  type ServiceCardSkeletonsProps,
} from './ServiceCardGrid.tsx';
export { readableTextOn } from './textContrast.ts';
