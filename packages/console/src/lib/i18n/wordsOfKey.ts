/**
 * Replaces a text that could not be loaded: the words of the key's last part, so that no raw key is
 * ever shown. `form.createSuccess` becomes "Create success".
 */
export function wordsOfKey(key: string): string {
  const last = key.split(/[.:]/).at(-1) ?? key;
  const words = last.replace(/([a-z])([A-Z])|_/g, (_, before = '', after = '') =>
    `${before} ${after}`.toLowerCase(),
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
