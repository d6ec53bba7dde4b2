import { IconifyIcon } from '@concierge/ui/IconifyIcon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';

const BODY =
  '<path fill="none" stroke="currentColor" stroke-width="2" d="M12 6v6l4 2m6-2a10 10 0 1 1-20 0a10 10 0 0 1 20 0"/>';

const meta = {
  title: 'Components/IconifyIcon',
  component: IconifyIcon,
  args: { body: BODY, width: 24, height: 24, size: 24 },
} satisfies Meta<typeof IconifyIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing that was loaded. */
export const Default: Story = {};

/** Sizes, other canvases, and the space kept without data. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Row>
      {[16, 20, 24, 32].map((size) => (
        <IconifyIcon key={size} {...args} size={size} />
      ))}
      <span style={{ color: 'var(--cc-color-accent-text)' }}>
        <IconifyIcon {...args} />
      </span>
      <IconifyIcon {...args} width={48} height={48} label="A drawing on a larger canvas" />
      <IconifyIcon {...args} body={undefined} />
      <span>the place before this text is kept</span>
    </Row>
  ),
};

/** While the data loads the space is kept. */
export const WithoutData: Story = {
  args: { body: undefined },
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon?.getBoundingClientRect().width).toBe(24);
    await expect(icon).toBeEmptyDOMElement();
  },
};

/** Content that is not a plain drawing is not rendered; in development a warning says so. */
export const NotADrawing: Story = {
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
  },
  args: { body: '<path d="M0 0"/><image href="x" onerror="window.hit = true"/>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeEmptyDOMElement();
  },
};
