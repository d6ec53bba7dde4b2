export {
  SignInAgainModal,
  type SignInAgainLabels,
  type SignInAgainModalProps,
} from './SignInAgainModal.tsx';
