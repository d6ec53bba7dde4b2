export { HandOverDialog } from './HandOverDialog.tsx';
export type {
  HandOver,
  HandOverColleague,
  HandOverDialogProps,
  HandOverItem,
  HandOverLabels,
} from './handOverTypes.ts';
