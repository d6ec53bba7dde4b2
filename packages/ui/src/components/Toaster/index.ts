export { Toaster, type ToasterProps } from './Toaster.tsx';
export { dismissToast, toast, TOAST_TIMEOUT, type ToastOptions, type ToastTone } from './toast.tsx';
