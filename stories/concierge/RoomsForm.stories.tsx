import { Alert } from '@concierge/ui/Alert';
import { RoomsForm, type RoomsPreview } from '@concierge/ui/concierge/RoomsForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';
import { sheetModes } from '../setup/chromaticModes.ts';

/** Twenty rooms of which some are there, and a name that is none. */
const previewIn = ({ hotel: { texts } }: Texts): RoomsPreview => ({
  fresh: Array.from({ length: 17 }, (_, at) => texts.room(501 + at)),
  existing: [101, 102, 103].map((number) => texts.room(number)),
  invalid: ['Room \u{FFFD}'],
});

const meta = {
  title: 'Concierge/RoomsForm',
  component: RoomsForm,
  ...inLanguage(
    ({ labels }) => ({
      autoFocus: false,
      max: 200,
      onSubmit: fn(),
      onBack: fn(),
      onClose: fn(),
      onDirtyChange: fn(),
      labels: labels.roomsForm,
    }),
    inWidth(520),
  ),
} satisfies Meta<typeof RoomsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rooms of a range, or a list. */
export const Default: Story = {};

/** To be filled, on its way, with its preview, with nothing new, and refused. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: sheetModes } },
  render: (args, context) => {
    const texts = textsOf(context);
    const preview = previewIn(texts);
    return (
      <div style={{ display: 'grid', gap: 40 }}>
        <RoomsForm {...args} />
        <RoomsForm {...args} preview={preview} />
        <RoomsForm {...args} preview={preview} pending />
        <RoomsForm {...args} preview={{ ...preview, fresh: [], invalid: [] }} />
        <RoomsForm {...args} preview={preview}>
          <Alert tone="danger" title={texts.t('devices:many.failed')}>
            {texts.t('errors:network')}
          </Alert>
        </RoomsForm>
      </div>
    );
  },
};

// U70
/** What is wrong is said at the rooms. */
export const Missing: Story = {
  play: async (context) => {
    const { canvas, args, step } = context;
    const { roomsForm: labels } = textsOf(context).labels;
    const field = canvas.getByRole('textbox', { name: labels.rooms });
    const press = () => userEvent.click(canvas.getByRole('button', { name: labels.preview }));
    const isSaid = (text: string) =>
      waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
    await step('None, and more than fit', async () => {
      await press();
      await isSaid(labels.missing);
      await userEvent.type(field, '1-201');
      await press();
      await isSaid(labels.tooMany);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

// U70
export const Filled: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, step }) => {
    await step('Ranges are passed as their rooms', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Rooms/ }), 'Room 9-10{Enter}Bar');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Group/ }), ' Wing ');
      await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          names: ['Room 9', 'Room 10', 'Bar'],
          group_name: 'Wing',
        }),
      );
    });
  },
};
