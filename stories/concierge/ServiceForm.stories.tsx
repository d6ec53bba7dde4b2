import { ServiceForm } from '@concierge/ui/concierge';
import * as cs from '@concierge/ui/labels/cs';
import { serviceFormLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, press } from '../fixtures/keyboard.ts';
import { icons } from '../fixtures/services.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { loadFailure } from '../fixtures/loadFailure.tsx';

const bell = icons[1];
const service = {
  id: 3,
  service_name: 'Wake-up call',
  icon_id: bell?.id ?? 0,
  full_path: bell?.src ?? '',
  bg_color: '#7c3aed',
};

const meta = {
  title: 'Concierge/ServiceForm',
  component: ServiceForm,
  args: {
    icons,
    autoFocus: false,
    onSubmit: fn(),
    onClose: fn(),
    labels: serviceFormLabels,
  },
  decorators: [inWidth(760)],
} satisfies Meta<typeof ServiceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

// G2 G3
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The color starts at #000000, so the icon can be chosen', async () => {
      await expect(canvas.getByLabelText(/^Background color/)).toHaveValue('#000000');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Select icon' })).toBeVisible(),
      );
    });
    await step('Saving is disabled', async () => {
      await expect(canvas.getByRole('button', { name: 'Create' })).toBeDisabled();
    });
  },
};

/** A new service, an existing one, icons loading, and icons that failed to load. */
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <ServiceForm {...args} />
      <ServiceForm {...args} service={service} />
      <ServiceForm {...args} icons={[]} iconsLoading />
      <ServiceForm {...args} icons={[]} iconsError={loadFailure('settings:services.error.icons')} />
    </div>
  ),
};

// G2 G3
export const Create: Story = {
  play: async ({ args, canvas, step }) => {
    const save = canvas.getByRole('button', { name: 'Create' });
    await step('The card follows the name', async () => {
      await userEvent.type(canvas.getByLabelText(/^Name/), 'Laundry');
      await waitFor(() => expect(canvas.getByRole('article', { name: 'Laundry' })).toBeVisible());
      await expect(save).toBeDisabled();
    });
    await step('The icon comes from the picker, by keyboard', async () => {
      await press(canvas.getByRole('button', { name: 'Select icon' }));
      await screen.findByRole('dialog', { name: 'Select icon' });
      await userEvent.click(screen.getByRole('searchbox'));
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expectClosed('dialog', () => canvas.getByRole('button', { name: 'Change icon' }));
    });
    await step('With name, icon and color it can be saved', async () => {
      await expect(save).toBeEnabled();
      await userEvent.click(save);
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          service_name: 'Laundry',
          icon_id: 2,
          bg_color: '#000000',
        }),
      );
    });
  },
};

// U29
/** A color may be typed without #; meanwhile the icon chooser stays. */
export const ColorTyped: Story = {
  args: { service },
  play: async ({ args, canvas, step }) => {
    const color = canvas.getByLabelText(/^Background color/);
    await step('The icon chooser stays while a color is being typed', async () => {
      await userEvent.type(color, '{Backspace}');
      await expect(canvas.getByRole('button', { name: 'Change icon' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Update' })).toBeDisabled();
    });
    await step('A color without # is understood', async () => {
      await userEvent.clear(color);
      await userEvent.type(color, 'FFee00{Enter}');
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith(
          expect.objectContaining({ bg_color: '#ffee00' }),
        ),
      );
    });
  },
};

// G3
export const NoColor: Story = {
  args: { service },
  play: async ({ canvas, step }) => {
    const color = canvas.getByLabelText(/^Background color/);
    await userEvent.clear(color);
    await step('Without a color there is no icon chooser and no saving', async () => {
      await expect(canvas.queryByRole('button', { name: /icon/ })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Update' })).toBeDisabled();
    });
    await step('Half a color is reported on leaving the field', async () => {
      await userEvent.type(color, '#12');
      await userEvent.tab();
      await waitFor(() => expect(color).toBeInvalid());
      await expect(canvas.queryByRole('button', { name: /icon/ })).toBeNull();
    });
  },
};

/** The image of an icon that left the catalog is kept. */
export const UnknownIcon: Story = {
  args: { service: { ...service, icon_id: 9999 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change icon' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Update' })).toBeEnabled();
  },
};

export const Pending: Story = {
  args: { service, pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongCzechText: Story = {
  args: {
    labels: cs.serviceFormLabels,
    service: { ...service, service_name: 'Noční donáška teplých jídel a nápojů do pokoje' },
  },
  globals: { locale: 'cs' },
};

export const Narrow: Story = { ...LongCzechText, decorators: [inWidth(272)] };
