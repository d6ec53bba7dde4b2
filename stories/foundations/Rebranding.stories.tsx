import { Alert } from '@concierge/ui/Alert';
import { Badge } from '@concierge/ui/Badge';
import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { Checkbox } from '@concierge/ui/Checkbox';
import { Link } from '@concierge/ui/Link';
import { Modal } from '@concierge/ui/Modal';
import { Pagination } from '@concierge/ui/Pagination';
import { StatusBadge } from '@concierge/ui/StatusBadge';
import { Switch } from '@concierge/ui/Switch';
import { Tabs } from '@concierge/ui/Tabs';
import { TextField } from '@concierge/ui/TextField';
import { paginationLabels } from '@concierge/ui/labels/en';
import tokens from '@concierge/ui/tokens.json';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  AA_TEXT,
  contrast,
  parseHex,
  type Rgb,
} from '../../packages/ui/src/concierge/ServiceCard/textContrast.ts';
import { Row, Stack } from '../fixtures/Layout.tsx';
import tealBrand from './tealBrand.css?inline';

/** A product: everything in it that has the accent color. */
function Sample() {
  const [page, setPage] = useState(1);
  return (
    <Card>
      <Stack gap={20}>
        <Row>
          <Button variant="primary">Save changes</Button>
          <Button>Cancel</Button>
          <p>
            <Link href="/requests">Waiting requests</Link>
          </p>
          <Badge count={4} label="4 new" />
          <StatusBadge tone="waiting">Waiting</StatusBadge>
        </Row>
        <Tabs
          label="Parts of the message"
          items={[
            { id: 'message', label: 'Message', content: <TextField label="Title" /> },
            { id: 'users', label: 'Users', content: 'Devices' },
          ]}
        />
        <Row>
          <Switch defaultChecked>Notifications</Switch>
          <Checkbox defaultChecked>Room 204</Checkbox>
        </Row>
        <Alert tone="info">States and tones keep their colors.</Alert>
        <Pagination page={page} pageCount={5} onPageChange={setPage} labels={paginationLabels} />
      </Stack>
    </Card>
  );
}

/** As in a product that imports the file: in the head, before the tokens. Removed with the story. */
function TealBrand() {
  useLayoutEffect(() => {
    const style = document.createElement('style');
    style.textContent = tealBrand;
    document.head.prepend(style);
    return () => style.remove();
  }, []);
  return null;
}

const meta = {
  title: 'Foundations/Rebranding',
  render: () => (
    <>
      <TealBrand />
      <Sample />
    </>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const AA_SHAPE = 3;
const SURFACES = ['canvas', 'surface', 'surface-raised', 'surface-selected', 'accent-subtle'];

/** An opaque color as the browser computes it: `rgb(1, 2, 3)`. */
const channels = (color: string) => color.match(/\d+/g)?.map(Number) as unknown as Rgb;

/** The current value of a color token on the page. */
function colorNow(name: string): Rgb {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--cc-color-${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return channels(color);
}

function tooWeak(fronts: readonly string[], backs: readonly string[], least: number): string[] {
  return fronts.flatMap((front) =>
    backs
      .filter((back) => contrast(colorNow(front), colorNow(back)) < least)
      .map((back) => `${front} on ${back}`),
  );
}

/** The button has the brand's color, its text is AA on it, and so is every other use of the accent. */
async function expectBrand(accent: string, onAccent: string): Promise<void> {
  const button = screen.getByRole('button', { name: 'Save changes' });
  // Colors change over 120 ms with motion.
  await waitFor(() => {
    const { backgroundColor, color } = getComputedStyle(button);
    return expect([backgroundColor, color]).toEqual([accent, onAccent]);
  });
  const { backgroundColor, color } = getComputedStyle(button);
  await expect(contrast(channels(color), channels(backgroundColor))).toBeGreaterThanOrEqual(
    AA_TEXT,
  );
  const accents = ['accent', 'accent-hover', 'accent-active'];
  await expect(tooWeak(['text-on-accent'], accents, AA_TEXT)).toEqual([]);
  await expect(tooWeak(['accent-text', 'link', 'text'], SURFACES, AA_TEXT)).toEqual([]);
  await expect(tooWeak(['accent', 'focus'], SURFACES.slice(0, 3), AA_SHAPE)).toEqual([]);
}

/** The package without a brand. */
export const Before: Story = { render: () => <Sample /> };

export const After: Story = {
  globals: { theme: 'light' },
  play: async ({ step }) => {
    await step('The brand wins with plain selectors, although the tokens come later', async () => {
      await expectBrand('rgb(0, 133, 115)', 'rgb(255, 255, 255)');
      const { borderRadius } = getComputedStyle(
        screen.getByRole('button', { name: 'Save changes' }),
      );
      await expect(borderRadius).toBe('4px');
    });
  },
};

export const AfterDark: Story = {
  tags: ['!dev'],
  globals: { theme: 'dark' },
  play: async ({ step }) => {
    await step('The dark theme has the brand as well, with dark text on it', async () => {
      await expectBrand('rgb(18, 165, 148)', 'rgb(13, 21, 20)');
    });
  },
};

/** High contrast keeps the colors that were made for it. */
export const AfterHighContrast: Story = {
  tags: ['!dev'],
  globals: { theme: 'contrast' },
  play: async () => {
    await expect(colorNow('accent')).toEqual(parseHex(tokens.contrast.color.accent));
  },
};

function WithModal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TealBrand />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Over the page"
        closeLabel="Close"
        footer={<Button variant="primary">Save changes</Button>}
      >
        What covers the page is rendered in the body and takes the brand from the root.
      </Modal>
    </>
  );
}

/** Overlays are branded too, since the brand is on the root. */
export const Overlay: Story = {
  globals: { theme: 'light' },
  render: () => <WithModal />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expectBrand('rgb(0, 133, 115)', 'rgb(255, 255, 255)');
  },
};

const ONE_PART = `
.partner {
  --cc-color-accent: light-dark(#8347b9, #8e4ec6);
  --cc-color-accent-hover: light-dark(#75409f, #8347b9);
}
`;

/** Two brands on one page: the same tokens on a part of it, which names its theme. */
export const OnePart: Story = {
  render: () => (
    <Stack>
      <style>{ONE_PART}</style>
      <Button variant="primary">The page</Button>
      <Card className="partner" data-theme="dark">
        <Button variant="primary">The part</Button>
      </Card>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const background = (name: string) =>
      getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    await expect(background('The part')).toBe('rgb(142, 78, 198)');
    const part = getComputedStyle(canvasElement.querySelector('.partner') as Element);
    await expect(channels(part.backgroundColor)).toEqual(parseHex(tokens.dark.color.surface));
    await expect(background('The page')).not.toBe(background('The part'));
  },
};
