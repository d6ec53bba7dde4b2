export {
  UserServicesModal,
  type AssignableService,
  type UserServicesModalLabels,
  type UserServicesModalProps,
} from './UserServicesModal.tsx';
