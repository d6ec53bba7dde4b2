import { Link } from '@concierge/ui/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/Link',
  component: Link,
  ...inLanguage(({ t }) => ({
    href: '/requests/waiting',
    children: t('requests:lists.waiting') as ReactNode,
    onClick: fn(),
  })),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

const navigatedTo = () => document.documentElement.dataset.navigatedTo;

/** Leads to another page. */
export const Default: Story = {};

/** Alone, current, in text, over two lines and to another site. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => (
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
        {textsOf(context).t('requests:empty.body')} <Link {...args} />{' '}
        {textsOf(context).t('requests:empty.approved')}
      </p>
      <div>
        <Link href="https://example.com/" target="_blank" rel="noreferrer">
          Another site, in its own tab
        </Link>
      </div>
    </div>
  ),
};

/** The page one is on. */
export const Current: Story = {
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

/** Clicks, and lets the browser follow the link no further. */
async function expectLeftToBrowser(link: HTMLElement, init?: MouseEventInit): Promise<void> {
  const handled: boolean[] = [];
  const watch = (event: Event) => {
    handled.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', watch, { once: true });
  await fireEvent.click(link, init);
  await expect(handled).toEqual([false]);
  await expect(navigatedTo()).toBeUndefined();
}

/** A click for a new tab is left to the browser; Enter goes through the router. */
export const ModifiedClick: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      await expectLeftToBrowser(link, { [key]: true });
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigatedTo()).toBe('/requests/waiting');
  },
};

/** A link to another site does not go through the router. */
export const OtherSite: Story = {
  ...inLanguage(({ t }) => ({
    href: 'https://example.com/',
    children: t('auth:registration.link') as ReactNode,
  })),
  play: async ({ canvas }) => {
    await expectLeftToBrowser(canvas.getByRole('link'));
  },
};
