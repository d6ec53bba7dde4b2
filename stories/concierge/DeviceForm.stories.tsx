import { Alert } from '@concierge/ui/Alert';
import { DeviceForm } from '@concierge/ui/concierge/DeviceForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { tablets } from '../hotel/deviceAnswers.ts';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Concierge/DeviceForm',
  component: DeviceForm,
  ...inLanguage(
    ({ labels }) => ({
      autoFocus: false,
      onSubmit: fn(),
      onClose: fn(),
      onDirtyChange: fn(),
      labels: labels.deviceForm,
    }),
    inWidth(520),
  ),
} satisfies Meta<typeof DeviceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tablet of a room. */
const deviceOf = ({ hotel }: Texts) =>
  found(tablets(hotel).find(({ serial_id }) => serial_id === 'room-204'));

/** A new device. */
export const Default: Story = {};

/** A new device, one that is there, and both on their way. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => {
    const device = deviceOf(textsOf(context));
    return (
      <div style={{ display: 'grid', gap: 40 }}>
        <DeviceForm {...args} />
        <DeviceForm {...args} device={device} />
        <DeviceForm {...args} device={device} pending />
      </div>
    );
  },
};

// O1
/** Said at each field once the form is sent. */
export const Missing: Story = {
  play: async (context) => {
    const { canvas, args, step } = context;
    const { deviceForm: labels } = textsOf(context).labels;
    await userEvent.click(canvas.getByRole('button', { name: labels.create }));
    await step('What is missing is said, and the first such field has the focus', async () => {
      const name = canvas.getByRole('textbox', { name: labels.name });
      await waitFor(() => expect(name).toHaveAccessibleDescription(labels.nameMissing));
      await expect(canvas.getByText(labels.serialMissing)).toBeVisible();
      await waitFor(() => expect(name).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

/** Another device has the serial number. */
export const SerialTaken: Story = {
  ...inLanguage(({ t }) => ({ serialError: t('errors:device_exist') })),
  play: async (context) => {
    const name = textsOf(context).labels.deviceForm.serialId;
    const field = context.canvas.getByRole('textbox', { name });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The server could not be reached: what was typed stays. */
export const NotSaved: Story = inLanguage((texts) => ({
  device: deviceOf(texts),
  children: (
    <Alert tone="danger" title={texts.t('devices:error.save')}>
      {texts.t('errors:network')}
    </Alert>
  ),
}));

// O1
export const Filled: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await step('What was typed is passed without outer blanks, no group as null', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), ' Room 204 ');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
      await userEvent.type(canvas.getByRole('textbox', { name: /^Serial/ }), 'room-204 ');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Group/ }), '  {Enter}');
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          name: 'Room 204',
          serial_id: 'room-204',
          group_name: null,
        }),
      );
    });
  },
};
