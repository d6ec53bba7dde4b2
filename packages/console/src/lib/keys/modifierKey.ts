/**
 * The key that is held with another one, as it is printed on the keyboard: on a Mac Ctrl+C copies nothing, and the
 * system takes Ctrl+Enter for itself.
 */
export const modifierKey = (userAgent = navigator.userAgent): 'Ctrl' | '⌘' =>
  userAgent.includes('Mac OS X') ? '⌘' : 'Ctrl';
