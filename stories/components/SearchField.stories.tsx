import { SearchField } from '@concierge/ui/SearchField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../fixtures/stateful.tsx';
import { Stack } from '../fixtures/Layout.tsx';
import { found } from '../hotel/hotel.ts';
import { control } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const Holding = controlled(SearchField, 'value', 'onChange');

const Controlled = (props: ComponentProps<typeof SearchField>) => (
  <div style={{ maxInlineSize: 280 }}>
    <Holding {...props} />
  </div>
);

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  parameters: { conformance: control },
  ...inLanguage(({ t, ui }) => ({
    label: t('devices:search'),
    placeholder: t('devices:searchPlaceholder'),
    value: '',
    onChange: fn(),
    labels: ui.searchFieldLabels,
  })),
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: the placeholder says what is found by it. */
export const Default: Story = {};

/** Empty, filled and disabled. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => {
    const { name } = found(textsOf(context).hotel.devices[0]);
    return (
      <Stack>
        <Controlled {...args} />
        <Controlled {...args} label="Filled" value={name} labels={{ clear: 'Clear filled' }} />
        <Controlled {...args} label="Disabled" disabled />
        <Controlled {...args} label="Disabled and filled" disabled value={name} />
      </Stack>
    );
  },
};

// Y15
/** An input method composes a word: Escape ends that, not the search. */
export const EscapeWhileComposing: Story = {
  tags: ['!dev'],
  args: { value: 'Room' },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('searchbox');
    await step('The text stays while a word is composed', async () => {
      const init = { key: 'Escape', bubbles: true, cancelable: true, isComposing: true };
      field.dispatchEvent(new KeyboardEvent('keydown', init));
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(field).toHaveValue('Room');
    });
    await step('Afterward Escape clears it', async () => {
      field.focus();
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    });
    await step('So does its button, which gives the focus back', async () => {
      await userEvent.keyboard('Room');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};
