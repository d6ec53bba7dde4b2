import type { RequestRow } from '@concierge/ui/concierge';
import { HEADS, STATE_TEXT, TEXT_COLUMNS } from './rows.ts';
import type { MountedTable } from './mountedTable.ts';

function child<Tag extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  tag: Tag,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (text !== '') element.textContent = text;
  parent.append(element);
  return element;
}

function updateBadge(badge: HTMLElement, row: RequestRow): void {
  badge.className = row.state === 1 ? 'badge waiting' : 'badge';
  badge.textContent = STATE_TEXT[row.state];
}

/** The least a page can do: elements created by hand, and only what changed updated. */
export function vanillaTable(container: HTMLElement, rows: readonly RequestRow[]): MountedTable {
  const table = document.createElement('table');
  table.className = 'plain';
  const head = child(child(table, 'thead'), 'tr');
  for (const text of HEADS) child(head, 'th', text);
  const body = child(table, 'tbody');
  const createRow = (row: RequestRow) => {
    const line = child(body, 'tr');
    const badge = child(child(line, 'td'), 'span');
    updateBadge(badge, row);
    const texts = TEXT_COLUMNS.map(([id]) => child(line, 'td', row[id] ?? ''));
    const action = child(child(line, 'td'), 'button', 'Reply');
    action.type = 'button';
    action.className = 'action';
    action.addEventListener('click', () => console.log(row.id));
    return { line, badge, texts };
  };
  let current = new Map(rows.map((row) => [row.id, { row, ...createRow(row) }]));
  container.append(table);
  return {
    show: (next) => {
      const lines = next.map((row) => {
        const old = current.get(row.id);
        if (!old) return { row, ...createRow(row) };
        if (old.row !== row) {
          updateBadge(old.badge, row);
          TEXT_COLUMNS.forEach(([id], at) => {
            const cell = old.texts[at];
            if (cell && old.row[id] !== row[id]) cell.textContent = row[id];
          });
        }
        return { ...old, row };
      });
      const moved = lines.some(({ line }, at) => body.children[at] !== line);
      if (moved) body.append(...lines.map(({ line }) => line));
      current = new Map(lines.map((line) => [line.row.id, line]));
    },
    unmount: () => table.remove(),
  };
}
