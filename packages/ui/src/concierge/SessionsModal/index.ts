export {
  SessionsModal,
  type SessionsModalLabels,
  type SessionsModalProps,
} from './SessionsModal.tsx';
export type { SignedInBrowser } from './SessionItem.tsx';
