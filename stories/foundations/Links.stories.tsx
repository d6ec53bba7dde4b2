import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { Icon } from '@concierge/ui/Icon';
import { Link, type LinkElementProps } from '@concierge/ui/Link';
import { LinkButton } from '@concierge/ui/LinkButton';
import { ListRow } from '@concierge/ui/ListRow';
import { Menu } from '@concierge/ui/Menu';
import { PressableCard } from '@concierge/ui/PressableCard';
import { Stack } from '@concierge/ui/Stack';
import { Tabs } from '@concierge/ui/Tabs';
import { UiProvider } from '@concierge/ui/foundations';
import { BottomBar } from '@concierge/ui/layout/BottomBar';
import { Breadcrumbs } from '@concierge/ui/layout/Breadcrumbs';
import { Header } from '@concierge/ui/layout/Header';
import { Sidebar } from '@concierge/ui/layout/Sidebar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Link as RouterLink, useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';
import { textsIn } from '../setup/texts.ts';

const meta = {
  title: 'Foundations/Links and routers',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one function a product writes: our props go to the link of its router. */
const toRouter = ({ href, ...props }: LinkElementProps) => <RouterLink {...props} to={href} />;

function Where() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

function TabsOfPages() {
  const { pathname } = useLocation();
  return (
    <Tabs
      label="Pages"
      selected={pathname === '/tab-guests' ? 'guests' : 'rooms'}
      items={[
        { id: 'rooms', label: 'Rooms', href: '/tab-rooms', render: toRouter, content: 'All rooms' },
        { id: 'guests', label: 'Guests', href: '/tab-guests', render: toRouter, content: 'Guests' },
      ]}
    />
  );
}

function EveryLink() {
  return (
    <Stack gap={4}>
      <Where />
      <Header
        brand={{
          label: 'Hotel',
          href: '/brand',
          render: toRouter,
          icon: <Icon name="bed-double" />,
        }}
        menuLabel="Menu"
        menuOpen={false}
        onMenuOpenChange={() => undefined}
      />
      <Breadcrumbs
        label="Path"
        items={[{ label: 'Home', href: '/home', render: toRouter }, { label: 'Rooms' }]}
      />
      <Row>
        <p>
          In a{' '}
          <Link href="/link" render={toRouter}>
            text
          </Link>
        </p>
        <LinkButton href="/button" render={toRouter} iconStart="plus">
          Like a button
        </LinkButton>
        <Menu
          label="More"
          trigger={<Button iconEnd="chevron-down">More</Button>}
          items={[{ id: 'entry', label: 'Entry', href: '/entry', render: toRouter }]}
        />
      </Row>
      <PressableCard render={<RouterLink to="/card" />}>A card</PressableCard>
      <Card padding="none">
        <Stack as="ul" gap={0}>
          <ListRow title="A row" render={<RouterLink to="/row" />} />
        </Stack>
      </Card>
      <TabsOfPages />
      <div style={{ blockSize: 160, inlineSize: 240 }}>
        <Sidebar
          labels={textsIn('en').labels.sidebar}
          items={[{ id: 'side', label: 'Aside', icon: 'house', href: '/side', render: toRouter }]}
        />
      </div>
      <BottomBar
        label="Quick"
        items={[
          { id: 'bottom', label: 'Below', icon: 'house', href: '/bottom', render: toRouter },
          { id: 'other', label: 'Other', icon: <Icon name="tag" size={20} />, href: '/other' },
        ]}
      />
    </Stack>
  );
}

const LINKS: readonly [name: RegExp, address: string][] = [
  [/^Hotel/, '/brand'],
  [/^Home/, '/home'],
  [/^text$/, '/link'],
  [/^Like a button/, '/button'],
  [/^A card/, '/card'],
  [/^A row/, '/row'],
  [/^Aside/, '/side'],
  [/^Below/, '/bottom'],
];

const address = () => screen.getByLabelText('Address').textContent;

// Q5
/** Wherever ours go: the router's own link takes the way, by Enter and by a click, and only once. */
export const EveryPlace: Story = {
  render: () => (
    <MemoryRouter>
      <EveryLink />
    </MemoryRouter>
  ),
  play: async ({ canvas, step }) => {
    await step('It is the link of the router, by keyboard and by pointer', async () => {
      for (const [name, path] of LINKS) {
        const link = canvas.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', path);
        await expect(link.closest('[data-component]')).not.toBeNull();
        link.focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(address()).toBe(path));
      }
      for (const [name, path] of LINKS) {
        await userEvent.click(canvas.getByRole('link', { name }));
        await waitFor(() => expect(address()).toBe(path));
      }
    });
    await step('A tab that leads to a page', async () => {
      canvas.getByRole('tab', { name: 'Rooms' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(address()).toBe('/tab-guests'));
      await expect(canvas.getByRole('tab', { name: 'Guests' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await userEvent.click(canvas.getByRole('tab', { name: 'Rooms' }));
      await waitFor(() => expect(address()).toBe('/tab-rooms'));
    });
    await step('An entry of a menu, which closes it', async () => {
      const more = canvas.getByRole('button', { name: 'More' });
      more.focus();
      await userEvent.keyboard('{Enter}');
      const entry = await screen.findByRole('menuitem', { name: 'Entry' });
      await expect(entry).toHaveAttribute('href', '/entry');
      await waitFor(() => expect(entry).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(address()).toBe('/entry'));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(more).toHaveFocus());
    });
    await step('Our own navigation had no part in it', async () => {
      await expect(document.documentElement.dataset.navigatedTo).toBeUndefined();
    });
  },
};

/** An element keeps its own props, and gets ours: class, content, handlers. */
export const AnElement: Story = {
  render: () => (
    <MemoryRouter>
      <Where />
      <p>
        <Link href="/ignored" onClick={onClick} render={<RouterLink to="/own" className="own" />}>
          Rooms
        </Link>
      </p>
    </MemoryRouter>
  ),
  play: async ({ canvas }) => {
    clicks = 0;
    const link = canvas.getByRole('link', { name: 'Rooms' });
    await expect(link).toHaveAttribute('href', '/own');
    await expect(link).toHaveClass('own');
    await expect(link).toHaveAttribute('data-component', 'Link');
    await userEvent.click(link);
    await waitFor(() => expect(address()).toBe('/own'));
    await expect(clicks).toBe(1);
  },
};

let clicks = 0;
function onClick() {
  clicks += 1;
}

/** A provider around a part of the page keeps what the one around it does with links. */
export const InAProviderOfItsOwn: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <UiProvider locale="en" navigate={(href) => document.body.setAttribute('data-followed', href)}>
      <UiProvider locale="cs">
        <Link href="/rooms">Rooms</Link>
      </UiProvider>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Rooms' }));
    await expect(document.body).toHaveAttribute('data-followed', '/rooms');
    document.body.removeAttribute('data-followed');
  },
};
