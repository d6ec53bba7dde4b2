import type { ToastOptions } from '@concierge/ui/Toaster';
import type { Notice } from '../lib/notify.ts';

/** How many rooms or names a toast of several notices lists. */
const NAMED = 3;

interface Group {
  id: string;
  notices: Notice[];
}

/** What becomes of failures that nobody has closed. */
interface Keeping {
  keep: (notices: readonly Notice[]) => void;
  /** The notice with this id has a newer one. */
  forget: (id: string) => void;
}

/** Of a kind: what they say is the same but for what it is about. */
const kindOf = ({ tone, title = '', body }: Notice) => [tone, title, body].join('\n');

/**
 * Shows notices of a kind as one toast for as long as it is on screen: it counts them and says what they are about, the
 * newest first. A notice takes the place of the one with its id, e.g. a success that of an earlier failure.
 */
export function createToastGroups(
  toast: (options: ToastOptions) => void,
  dismiss: (id: string) => void,
  { keep, forget }: Keeping = { keep: () => undefined, forget: () => undefined },
): (notice: Notice) => void {
  const groups = new Map<string, Group>();
  let made = 0;

  function show(kind: string, { id, notices }: Group): void {
    const [newest] = notices;
    if (!newest) return;
    const onLeave = (byUser: boolean) => {
      if (groups.get(kind)?.id === id) groups.delete(kind);
      // Who works at something else may not have seen it.
      if (!byUser && newest.tone === 'danger') keep(notices.filter(({ about }) => about));
    };
    const { tone, timeout } = newest;
    toast({ ...linesOf(newest, notices), tone, timeout, id, onLeave });
  }

  /** Takes the notice with this id from the toast that has it, which goes with its last one. */
  function take(id: string, next: string): void {
    for (const [kind, group] of groups) {
      const kept = group.notices.filter((notice) => notice.id !== id);
      if (kept.length === group.notices.length) continue;
      group.notices = kept;
      if (kept.length > 0) show(kind, group);
      else if (kind !== next) dismiss(group.id);
    }
  }

  return (notice) => {
    const kind = kindOf(notice);
    if (notice.id !== undefined) {
      take(notice.id, kind);
      forget(notice.id);
    }
    const group = groups.get(kind) ?? { id: `notice:${(made += 1)}`, notices: [] };
    group.notices.unshift(notice);
    groups.set(kind, group);
    show(kind, group);
  };
}

/** What happened, and below it to what and why. */
function linesOf({ title, body }: Notice, notices: readonly Notice[]) {
  const names = [...new Set(notices.flatMap(({ about }) => about ?? []))];
  const more = names.length > NAMED ? ` +${names.length - NAMED}` : '';
  const about = names.slice(0, NAMED).join(', ') + more;
  const counted = (text: string) => (notices.length > 1 ? `${text} (${notices.length})` : text);
  if (title) return { title: counted(title), body: about ? `${about}: ${body}` : body };
  return about ? { title: counted(body), body: about } : { body: counted(body) };
}
