/** Whether nobody can look at the page now: another tab is in front of it. */
export const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';
