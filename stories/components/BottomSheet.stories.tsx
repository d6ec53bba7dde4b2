import { BottomSheet } from '@concierge/ui/BottomSheet';
import { Button } from '@concierge/ui/Button';
import { Select } from '@concierge/ui/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { Stack } from '../fixtures/Layout.tsx';
import { openedByButton } from '../fixtures/stateful.tsx';
import { roomOptions } from '../fixtures/options.ts';
import { landscape, phone } from '../fixtures/viewports.ts';
import { modal } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const Opener = openedByButton(BottomSheet);

const NAMES = ['device_id', 'service_id', 'approved_by'] as const;

/** The filters of a list of requests; one is set. */
function Filters({ texts }: { texts: Texts }) {
  return (
    <Stack gap={16}>
      {NAMES.map((name) => (
        <Select
          key={name}
          label={texts.t(`requests:filters.${name}`)}
          value={name === 'device_id' ? 'room-204' : null}
          onChange={fn()}
          clearLabel={texts.t(`requests:filters.all.${name}`)}
          options={roomOptions(texts)}
          style={{ inlineSize: '100%' }}
        />
      ))}
    </Stack>
  );
}

// No AllStates: one sheet at a time is open. Each state and each width is a story.
const meta = {
  title: 'Components/BottomSheet',
  component: BottomSheet,
  ...inLanguage((texts) => ({
    open: false,
    onOpenChange: fn(),
    title: texts.t('requests:filters.label'),
    ...texts.ui.modalLabels,
    children: <Filters texts={texts} />,
    footer: (
      <>
        <Button>{texts.t('requests:filters.clear')}</Button>
        <Button variant="primary">{texts.t('common:list.done')}</Button>
      </>
    ),
  })),
  ...phone,
  parameters: { ...phone.parameters, conformance: { ...modal, root: 'BottomSheet' } },
  render: (args, context) => (
    <Opener {...args} openText={textsOf(context).ui.filterBarLabels.filters(1)} />
  ),
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it is open. */
export const Opened: Story = { args: { open: true } };

// U42
/** The filters of a list, from the bottom edge of a phone. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async (context) => {
    const { step } = context;
    const { t } = textsOf(context);
    await openByKeyboard('dialog');
    const dialog = screen.getByRole('dialog', { name: t('requests:filters.label') });
    await step('It is at the bottom edge and as high as its content', async () => {
      await waitFor(() =>
        expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight),
      );
      await expect(dialog.getBoundingClientRect().height).toBeLessThan(window.innerHeight / 2);
    });
    await step('What is chosen with is 44 px high', async () => {
      for (const name of NAMES) {
        const label = t(`requests:filters.${name}`);
        const field = screen.getByRole('button', { name: (full) => full.includes(label) });
        await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    });
  },
};

/** A press on what is left of the page closes it. */
export const PressBeside: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await openByKeyboard('dialog');
    await userEvent.click(document.querySelector('[data-part="Backdrop"]') as Element);
    await expectClosed('dialog', () => canvas.getByRole('button', { name: 'Filter (1)' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** More than fits scrolls between heading and actions. */
export const Landscape: Story = {
  ...landscape,
  play: async (context) => {
    const name = textsOf(context).t('common:list.done');
    await openByKeyboard('dialog');
    await expect(screen.getByRole('button', { name })).toBeVisible();
  },
};
