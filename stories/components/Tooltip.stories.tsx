import { Button } from '@concierge/ui/Button';
import { Tooltip } from '@concierge/ui/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed } from '../fixtures/keyboard.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsIn } from '../setup/texts.ts';

const hintIn = (t: Texts['t']) => t('messages:form.chosenDevices', { count: 12 });

const HINT = hintIn(textsIn('en').t);

// No AllStates: one tooltip at a time is shown.
const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { conformance: { overlay: true, openedBy: 'focus' } },
  ...inLanguage(
    ({ t }) => ({
      content: hintIn(t),
      children: <Button>{t('messages:publish.confirm')}</Button>,
    }),
    (Story) => (
      <div style={{ padding: 60 }}>
        <Story />
      </div>
    ),
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

const showByFocus: NonNullable<Story['play']> = async () => {
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
};

/** Shown once the button is pointed at, or has the focus. */
export const Default: Story = {};

/** Focus shows it, it describes its trigger, Escape hides it and leaves the focus. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await showByFocus(context);
    const button = context.canvas.getByRole('button');
    await expect(button).toHaveAccessibleDescription(HINT);
    await userEvent.keyboard('{Escape}');
    await expectClosed('tooltip', () => button);
  },
};

/** Beside its button, pointing at it. */
export const Shown: Story = {
  tags: ['picture-dark'],
  play: showByFocus,
};

/** The pointer shows it after a moment and may move onto the hint; a press hides it. */
export const Pointer: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    const hint = await screen.findByRole('tooltip');
    await userEvent.unhover(button);
    await fireEvent.pointerMove(document, middleOf(hint));
    await new Promise((later) => setTimeout(later, 300));
    await expect(hint).toBeVisible();
    await fireEvent.pointerMove(document, { clientX: 0, clientY: 0 });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

const pressed = fn();

// U50
/** A hint over another button takes no press from it, however it was shown. */
export const OverAnotherButton: Story = {
  tags: ['!dev'],
  render: (args) => (
    <div style={{ display: 'inline-grid', gap: 4 }}>
      <Button onClick={pressed}>Edit room 204</Button>
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    pressed.mockClear();
    const above = canvas.getByRole('button', { name: 'Edit room 204' });
    const trigger = canvas.getByRole('button', { name: 'Publish' });
    const pressAbove = async () => {
      const hint = await screen.findByRole('tooltip');
      const [over, box] = [hint, above].map((element) => element.getBoundingClientRect());
      // The hint lies over the middle of the button.
      await expect(over?.top).toBeLessThan((box?.top ?? 0) + (box?.height ?? 0) / 2);
      const { clientX, clientY } = middleOf(above);
      const below = document.elementFromPoint(clientX, clientY);
      await expect(above).toContainElement(below as HTMLElement);
      await userEvent.click(below as Element);
    };
    await step('Shown by the focus, as it comes back from a form', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(trigger).toHaveFocus();
      await pressAbove();
      await expect(pressed).toHaveBeenCalledTimes(1);
    });
    await step('Shown by the pointer, which moves on to the button above', async () => {
      await userEvent.hover(trigger);
      await screen.findByRole('tooltip');
      await userEvent.unhover(trigger);
      await pressAbove();
      await expect(pressed).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};

/** One at a time: showing the next one hides this one. */
export const OneAtATime: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Tooltip content="Throws the draft away">
        <Button>Delete</Button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip', { name: HINT });
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('tooltip', { name: 'Throws the draft away' });
    await waitFor(() => expect(screen.getAllByRole('tooltip')).toHaveLength(1));
  },
};

/** There is no hint to show. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
