/** What the tablet shows, as its address says it: Back leads to the view before. */
export type View =
  | { name: 'services' }
  | { name: 'language' }
  | { name: 'requests' }
  | { name: 'messages' }
  | { name: 'service'; id: number }
  | { name: 'sent'; id: number }
  | { name: 'request'; id: number }
  | { name: 'message'; id: number };

const PLAIN = ['language', 'requests', 'messages'] as const;
const OF_ONE = ['service', 'sent', 'request', 'message'] as const;
const HOME = '/tablet';

/** The address of a view, without the origin. */
export function addressOf(view: View): string {
  if (view.name === 'services') return HOME;
  return `${HOME}?${view.name}${'id' in view ? `=${view.id}` : ''}`;
}

/** The view of an address; the services for one that says nothing. */
export function viewOf(search: string): View {
  const query = new URLSearchParams(search);
  const plain = PLAIN.find((name) => query.has(name));
  if (plain) return { name: plain };
  for (const name of OF_ONE) {
    const id = Number(query.get(name));
    if (Number.isSafeInteger(id) && id > 0) return { name, id };
  }
  return { name: 'services' };
}
