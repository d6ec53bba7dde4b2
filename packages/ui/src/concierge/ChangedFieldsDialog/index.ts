export {
  ChangedFieldsDialog,
  type ChangedField,
  type ChangedFieldsChoice,
  type ChangedFieldsDialogProps,
  type ChangedFieldsLabels,
} from './ChangedFieldsDialog.tsx';
