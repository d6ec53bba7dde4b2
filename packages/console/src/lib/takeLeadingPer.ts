import type { PayloadAction, PayloadActionCreator } from '@reduxjs/toolkit';
import { type SagaGenerator, takeEvery } from 'typed-redux-saga';
import type { Subject } from './modal/formState.ts';

/**
 * `takeLeading` for each subject by itself: what is asked once more while its call is pending is ignored, and a call
 * about something else begins at once.
 */
export function* takeLeadingPer<Payload>(
  requested: PayloadActionCreator<Payload>,
  subjectOf: (payload: Payload) => Subject,
  worker: (payload: Payload) => SagaGenerator<void>,
): SagaGenerator<void> {
  const pending = new Set<Subject>();
  yield* takeEvery(requested, function* lead({ payload }: PayloadAction<Payload>) {
    const subject = subjectOf(payload);
    if (pending.has(subject)) return;
    pending.add(subject);
    try {
      yield* worker(payload);
    } finally {
      pending.delete(subject);
    }
  });
}
