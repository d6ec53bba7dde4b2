import { Button, ConfirmDialog, Menu, Modal, Popover, Tooltip } from '../index.ts';
import type { ConformanceCase } from './conformanceTypes.ts';

/** What floats over the page, each with the fewest props it needs. */
export const overlayCases: readonly ConformanceCase[] = [
  {
    name: 'ConfirmDialog',
    root: 'Modal',
    overlay: true,
    render: (probe, called) => (
      <ConfirmDialog
        {...probe}
        open
        title="Sure?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={called('onConfirm')}
        onOpenChange={called('onOpenChange')}
      >
        Text
      </ConfirmDialog>
    ),
  },
  {
    name: 'Menu',
    overlay: true,
    openedBy: 'press',
    render: (probe, called) => (
      <Menu
        {...probe}
        label="Actions"
        trigger={<Button>Open</Button>}
        items={[{ id: 'a', label: 'A', onSelect: called('onSelect') }]}
        onAction={called('onAction')}
        onOpenChange={called('onOpenChange')}
      />
    ),
  },
  {
    name: 'Modal',
    overlay: true,
    render: (probe, called) => (
      <Modal {...probe} open title="Title" closeLabel="Close" onOpenChange={called('onOpenChange')}>
        Text
      </Modal>
    ),
  },
  {
    name: 'Popover',
    overlay: true,
    openedBy: 'press',
    render: (probe, called) => (
      <Popover
        {...probe}
        label="Filter"
        trigger={<Button>Open</Button>}
        onOpenChange={called('onOpenChange')}
      >
        Text
      </Popover>
    ),
  },
  {
    name: 'Tooltip',
    overlay: true,
    openedBy: 'focus',
    render: (probe) => (
      <Tooltip {...probe} content="Hint">
        <Button>Text</Button>
      </Tooltip>
    ),
  },
];
