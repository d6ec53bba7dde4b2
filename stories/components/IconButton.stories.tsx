import { IconButton, type IconButtonProps } from '@concierge/ui/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Row, Stack } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const labelIn = ({ t }: Texts) => t('settings:services.form.editTitle');
const saunaIn = ({ hotel }: Texts) => hotel.texts.services.spa.name;

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  ...inLanguage((texts) => ({
    icon: 'pencil' as IconButtonProps['icon'],
    label: labelIn(texts),
    onClick: fn(),
  })),
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const LOOKS = [
  { variant: 'ghost' },
  { variant: 'secondary' },
  { variant: 'primary' },
  { variant: 'primary', tone: 'danger' },
  { variant: 'secondary', tone: 'danger' },
  { variant: 'ghost', tone: 'danger' },
] as const satisfies readonly Pick<IconButtonProps, 'variant' | 'tone'>[];

/** An action without a text; its name is in the tooltip. */
export const Default: Story = {};

/** Every variant and tone by size, and disabled. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack>
      {LOOKS.map((look) => (
        <Row key={Object.values(look).join(' ')}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <IconButton key={size} {...args} {...look} size={size} />
          ))}
          <IconButton {...args} {...look} disabled />
        </Row>
      ))}
    </Stack>
  ),
};

/** Focus shows the name at once; the name is not read twice. */
export const TooltipOnFocus: Story = {
  play: async (context) => {
    const { canvas } = context;
    const name = labelIn(textsOf(context));
    await userEvent.tab();
    const button = canvas.getByRole('button', { name });
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(name));
    await expect(button).toHaveAccessibleDescription('');
  },
};

/** A product's own icon goes where a bundled one goes. */
export const OwnIcon: Story = {
  ...inLanguage((texts) => ({
    label: saunaIn(texts),
    variant: 'secondary' as const,
    icon: (
      <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
      </svg>
    ),
  })),
  play: async (context) => {
    const name = saunaIn(textsOf(context));
    const button = context.canvas.getByRole('button', { name });
    await expect(button.querySelector('circle')).not.toBeNull();
  },
};
