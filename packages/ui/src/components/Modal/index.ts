export { Modal } from './Modal.tsx';
export type { ModalProps, ModalSize } from './modalTypes.ts';
