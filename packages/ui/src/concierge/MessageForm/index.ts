export { MessageForm, type MessageFormLabels, type MessageFormProps } from './MessageForm.tsx';
export type { MessageFormMode, MessageFormValues } from './messageFormModel.ts';
