import { cleanName, withoutInvisible } from '@concierge/contract/names';

/**
 * A username in the form in which it is compared: case-insensitive, Unicode-normalized, without what cannot be seen,
 * and without the difference of Turkish dotted and dotless i.
 */
export function usernameKey(username: string): string {
  return withoutInvisible(cleanName(username))
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .normalize('NFKC');
}
