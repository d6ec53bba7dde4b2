/**
 * A username as it is compared: without case, without the ways Unicode has to write one letter, and
 * without the dots that Turkish puts on or takes off an i.
 */
export function usernameKey(username: string): string {
  return username
    .trim()
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .normalize('NFKC');
}
