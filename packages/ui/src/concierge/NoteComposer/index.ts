export { NoteComposer, type NoteComposerLabels, type NoteComposerProps } from './NoteComposer.tsx';
export type { NoteAudience, NoteDraft, NoteDrafts } from './noteComposerModel.ts';
