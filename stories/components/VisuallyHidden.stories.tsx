import { Button } from '@concierge/ui/Button';
import { VisuallyHidden } from '@concierge/ui/VisuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const deviceIn = ({ t }: Texts) => t('requests:columns.device_name');

// No AllStates: there is nothing to see.
const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  ...inLanguage(({ ui }) => ({ children: ui.dataTableLabels.sortAscending })),
  render: (args, context) => (
    <Button>
      {deviceIn(textsOf(context))} <VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button that says more to screen readers than it shows. */
export const Default: Story = {
  play: async (context) => {
    const texts = textsOf(context);
    const name = `${deviceIn(texts)} ${texts.ui.dataTableLabels.sortAscending}`;
    await waitFor(() => expect(context.canvas.getByRole('button', { name })).toBeVisible());
  },
};
