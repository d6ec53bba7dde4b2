import { PageSizeSelect } from '@concierge/ui/PageSizeSelect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../fixtures/stateful.tsx';
import { Stack } from '../fixtures/Layout.tsx';
import { control } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const Controlled = controlled(PageSizeSelect, 'value', 'onChange');

const meta = {
  title: 'Components/PageSizeSelect',
  component: PageSizeSelect,
  parameters: { conformance: { ...control, root: 'Select' } },
  ...inLanguage(({ ui }) => ({
    ...ui.pageSizeSelectLabels,
    value: 10,
    options: [5, 10, 25, 50],
    onChange: fn(),
  })),
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PageSizeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many rows are on a page. */
export const Default: Story = {};

/** An offered size, one from a shared link, disabled, and with a long label. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => (
    <Stack>
      <Controlled {...args} />
      <Controlled {...args} label="Out of a shared link" value={15} />
      <Controlled {...args} label="Disabled" disabled />
      <div style={{ inlineSize: 200 }}>
        <Controlled {...args} label={textsOf(context).t('dashboard:subtitle')} value={50} />
      </div>
    </Stack>
  ),
};

// D4
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '10' })).toHaveFocus());
    await step('The sizes are 5, 10, 25 and 50', async () => {
      const sizes = screen.getAllByRole('option').map((option) => option.textContent);
      await expect(sizes).toEqual(['5', '10', '25', '50']);
    });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(25);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
