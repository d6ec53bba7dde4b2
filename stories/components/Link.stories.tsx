import { Link } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/requests/waiting', children: 'Waiting requests', onClick: fn() },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

const navigatedTo = () => document.documentElement.dataset.navigatedTo;

export const Default: Story = {};

/** Alone, current, in text, over two lines and to another site. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 280 }}>
      <div>
        <Link {...args} />
      </div>
      <div>
        <Link {...args} current>
          The page one is on
        </Link>
      </div>
      <p>
        Nothing is left to do here. <Link {...args}>Zobrazit všechny čekající požadavky hostů</Link>{' '}
        or wait for new ones.
      </p>
      <div>
        <Link href="https://example.com/" target="_blank" rel="noreferrer">
          Another site, in its own tab
        </Link>
      </div>
    </div>
  ),
};

export const Current: Story = {
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

/** Enter goes through the router. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigatedTo()).toBe('/requests/waiting');
  },
};

/** A click for a new tab is left to the browser. */
export const ModifiedClick: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const handled: boolean[] = [];
    const watch = (event: Event) => {
      handled.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', watch);
    await fireEvent.click(link, { ctrlKey: true });
    await fireEvent.click(link, { metaKey: true });
    await fireEvent.click(link, { shiftKey: true });
    window.removeEventListener('click', watch);
    await expect(handled).toEqual([false, false, false]);
    await expect(navigatedTo()).toBeUndefined();
  },
};

/** A link to another site does not go through the router. */
export const OtherSite: Story = {
  args: { href: 'https://example.com/', children: 'Registration' },
  play: async ({ canvas }) => {
    const handled: boolean[] = [];
    const watch = (event: Event) => {
      handled.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', watch);
    await fireEvent.click(canvas.getByRole('link'));
    window.removeEventListener('click', watch);
    await expect(handled).toEqual([false]);
    await expect(navigatedTo()).toBeUndefined();
  },
};
