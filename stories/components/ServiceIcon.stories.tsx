import { ServiceIcon } from '@concierge/ui/ServiceIcon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const BELL = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 18h16v2H4zm8-12a7 7 0 0 1 7 10H5a7 7 0 0 1 7-10m-1-3h2v3h-2z"/></svg>',
)}`;

const meta = {
  title: 'Components/ServiceIcon',
  component: ServiceIcon,
  args: { src: BELL, size: 32 },
} satisfies Meta<typeof ServiceIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An image of the server in the color of the text. */
export const Default: Story = {};

/** Takes the color of the text around it. */
export const Colors: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Row>
      <ServiceIcon {...args} />
      <span style={{ color: 'var(--cc-color-accent-text)' }}>
        <ServiceIcon {...args} />
      </span>
      <span style={{ color: 'var(--cc-color-danger-text)' }}>
        <ServiceIcon {...args} />
      </span>
    </Row>
  ),
};

const nameIn = ({ hotel }: Texts) => hotel.texts.services.roomService.name;

/** Without a text beside it, it has a name. */
export const Named: Story = {
  ...inLanguage((texts) => ({ label: nameIn(texts) })),
  play: async (context) => {
    const name = nameIn(textsOf(context));
    await waitFor(() => expect(context.canvas.getByRole('img', { name })).toBeVisible());
  },
};

/** No image, but the space is kept. */
export const WithoutImage: Story = {
  args: { src: '' },
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('[data-component="ServiceIcon"]');
    await expect(icon?.getBoundingClientRect().width).toBe(32);
  },
};
