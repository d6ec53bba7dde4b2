export { Toaster, type ToasterProps } from './Toaster.tsx';
export {
  dismissToast,
  toast,
  TOAST_TIMEOUT,
  type ToastAction,
  type ToastOptions,
  type ToastTone,
} from './toast.tsx';
