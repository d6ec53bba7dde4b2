import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { tabletStory } from './RoomTablet.tsx';
import { device, manyServices, services } from './room.ts';

const meta = {
  title: 'Tablet/Services',
  ...tabletStory,
} satisfies Meta<typeof tabletStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

// Q10
/** All a guest can ask for, the own requests and the messages beside it. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ step }) => {
    await step('A card leads to what to say with it', async () => {
      screen.getByRole('link', { name: 'Fresh towels' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1, name: 'Fresh towels' })).toBeVisible(),
      );
      await userEvent.click(screen.getByRole('link', { name: 'All services' }));
      await waitFor(() =>
        expect(
          screen.getByRole('heading', { level: 1, name: 'How can we help you?' }),
        ).toBeVisible(),
      );
    });
  },
};
export const Phone: Story = { ...phone };

/** A kiosk with two things to ask for. */
export const Few: Story = {
  args: { state: (language) => ({ services: services(language).slice(0, 2) }) },
};

/** More than fit on a screen, some with long names. */
export const Many: Story = {
  args: { state: (language) => ({ services: manyServices(language) }) },
};
/** The hotel offers nothing yet, and the guest has asked for nothing. */
export const None: Story = {
  args: { state: () => ({ services: [], requests: [], messages: [] }) },
};

/** The guest does not want to be disturbed. */
export const DoNotDisturb: Story = {
  args: { state: (language) => ({ device: { ...device(language), do_not_disturb: true } }) },
};
// Q10 O11
/** A guest has come whose language the hotel does not know: nothing of the one before is left. */
export const NewStay: Story = {
  args: { state: () => ({ language: null, requests: [], messages: [], draft: null }) },
  play: async ({ step }) => {
    await step('A new stay begins with the language, and shows nothing of before', async () => {
      await userEvent.click(screen.getByRole('button', { name: /English/ }));
      await waitFor(() => expect(screen.getByText('What you ask for appears here.')).toBeVisible());
      await expect(screen.queryByText('Your table is ready')).toBeNull();
    });
  },
};
