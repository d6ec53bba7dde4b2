export { NoteComposer, type NoteComposerLabels, type NoteComposerProps } from './NoteComposer.tsx';
export type { NoteAudience, NoteDraft } from './noteComposerModel.ts';
