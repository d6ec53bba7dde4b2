export { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';
export {
  ServiceCardGrid,
  ServiceCardSkeletons,
  type ServiceCardGridProps,
  type ServiceCardSkeletonsProps,
} from './ServiceCardGrid.tsx';
export { readableTextOn } from './inkModel.ts';
