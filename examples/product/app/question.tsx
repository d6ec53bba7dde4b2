'use client';

import { Button, Modal } from '@concierge/ui';
import { useState } from 'react';

export function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onOpenChange={setOpen} title="A question" closeLabel="Close">
        Well?
      </Modal>
    </>
  );
}
