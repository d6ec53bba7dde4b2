import { expect, it } from 'vitest';
import { usageOf } from './usage.ts';

const props = { variant: {}, onClick: {}, disabled: {}, children: { required: true } };

it('passes what the story passes, and imports it', () => {
  const args = { variant: 'primary', disabled: true, children: 'Save' };
  expect(usageOf({ name: 'Button', props, args })).toBe(
    `import { Button } from '@concierge/ui';

<Button variant="primary" disabled>Save</Button>;`,
  );
});

it('names what a product has to bring, and leaves out what it may', () => {
  const rows = { required: true };
  const args = { rows: [{ id: 1 }], freshRows: [1], limit: 5, striped: false, onSort: () => {} };
  const table = { rows, freshRows: {}, limit: {}, striped: {}, onSort: {} };
  expect(usageOf({ name: 'List', props: table, args })).toContain(
    '<List rows={rows} limit={5} striped={false} onSort={onSort} />;',
  );
});

it('imports a piece of the console from its entry', () => {
  const code = usageOf({ name: 'List', from: '@concierge/ui/concierge', props: {}, args: {} });
  expect(code).toBe(`import { List } from '@concierge/ui/concierge';\n\n<List />;`);
});

it('breaks what does not fit a line', () => {
  const long = { title: 'A'.repeat(50), text: 'B'.repeat(50), children: <br /> };
  const code = usageOf({ name: 'Note', props: { title: {}, text: {}, children: {} }, args: long });
  expect(code.split('\n').slice(2)).toEqual([
    '<Note',
    `  title="${long.title}"`,
    `  text="${long.text}"`,
    '>',
    '  {children}',
    '</Note>;',
  ]);
});

it('names a text that an attribute cannot hold', () => {
  const args = { title: 'He said "no"' };
  expect(usageOf({ name: 'Note', props: { title: {} }, args })).toContain('title={title}');
});
