import { Alert } from '@concierge/ui/Alert';
import { NewRequestForm } from '@concierge/ui/concierge/NewRequestForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const roomsIn = ({ hotel }: Texts) =>
  hotel.devices.map(({ id, name }) => ({ value: String(id), label: name }));
const servicesIn = ({ hotel }: Texts) =>
  hotel.services.map(({ id, service_name }) => ({ value: String(id), label: service_name }));

const meta = {
  title: 'Concierge/NewRequestForm',
  component: NewRequestForm,
  ...inLanguage(
    (texts) => ({
      autoFocus: false,
      rooms: roomsIn(texts),
      services: servicesIn(texts),
      sources: texts.labels.newRequestSources,
      onSubmit: fn(),
      onClose: fn(),
      onDirtyChange: fn(),
      noteLimit: 2_000,
      labels: texts.labels.newRequest,
    }),
    inWidth(520),
  ),
} satisfies Meta<typeof NewRequestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A guest has phoned. */
export const Default: Story = {};

/** Empty, for a room that is known, on its way, and one that could not be entered. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => {
    const { t } = textsOf(context);
    const defaultRoom = args.rooms[4]?.value;
    return (
      <div style={{ display: 'grid', gap: 40 }}>
        <NewRequestForm {...args} />
        <NewRequestForm {...args} defaultRoom={defaultRoom} pending />
        <NewRequestForm {...args} defaultRoom={defaultRoom}>
          <Alert tone="danger" title={t('requests:create.failed')}>
            {t('errors:network')}
          </Alert>
        </NewRequestForm>
      </div>
    );
  },
};

/** Room and service are said where they are missing. */
export const Missing: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, args } = context;
    const { newRequest: labels } = textsOf(context).labels;
    await userEvent.click(canvas.getByRole('button', { name: labels.submit }));
    const room = canvas.getByRole('combobox', { name: labels.room });
    await waitFor(() => expect(room).toHaveFocus());
    await expect(room).toHaveAccessibleDescription(labels.roomMissing);
    await expect(canvas.getByText(labels.serviceMissing)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The lists have not come yet: the note is written meanwhile. */
export const Loading: Story = {
  tags: ['!dev'],
  args: { rooms: [], services: [], loading: true },
  play: async (context) => {
    const { note } = textsOf(context).labels.newRequest;
    const field = context.canvas.getByRole('textbox', { name: note });
    await userEvent.type(field, '2×');
    await expect(field).toHaveValue('2×');
  },
};

// W1
export const Filled: Story = {
  tags: ['!dev'],
  args: { autoFocus: true },
  play: async ({ canvas, args, step }) => {
    const enter = async (text: string, key: string) => {
      await userEvent.keyboard(text);
      await screen.findAllByRole('option');
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    };
    const found = (list: typeof args.rooms, label: string) =>
      list.find((option) => option.label.includes(label))?.value;
    const room = found(args.rooms, '305');
    const service = found(args.services, 'Luggage');
    await step(
      'Tab takes what was found, Enter chooses and then sends: four keys with N',
      async () => {
        await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Room' })).toHaveFocus());
        await enter('305', '{Tab}');
        await enter('lugg', '{Enter}');
        await userEvent.keyboard('{Enter}');
        await waitFor(() =>
          expect(args.onSubmit).toHaveBeenLastCalledWith({
            room,
            service,
            source: 'phone',
            note: null,
          }),
        );
      },
    );
    await step('Ctrl+Enter sends from the note, with how it came in', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'At the desk' }));
      await userEvent.type(canvas.getByRole('textbox', { name: /note/ }), ' Two bags. ');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenLastCalledWith({
          room,
          service,
          source: 'desk',
          note: 'Two bags.',
        }),
      );
    });
  },
};
