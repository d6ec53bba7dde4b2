import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { asRead } from '../fixtures/asRead.ts';
import { tabletStory } from './RoomTablet.tsx';
import { device, manyServices, messages, services } from './room.ts';
import { found } from '../hotel/hotel.ts';
import { languageOf, sayIn } from './tabletTexts.ts';
import { languageModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Room tablet/Services',
  id: 'tablet-services',
  ...tabletStory,
} satisfies Meta<typeof tabletStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

// Q10
/** All a guest can ask for, the own requests and the messages beside it. */
export const Default: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
  play: async (context) => {
    const say = sayIn(context);
    const { service_name } = found(services(languageOf(context))[2]);
    const opened = (name: string) =>
      waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());
    await context.step('A card leads to what to say with it', async () => {
      screen.getByRole('link', { name: service_name }).focus();
      await userEvent.keyboard('{Enter}');
      await opened(service_name);
      await userEvent.click(screen.getByRole('link', { name: say('service.back') }));
      await opened(say('services.title'));
    });
  },
};

// U76
/** Another language was picked: the names follow at once. */
export const OtherLanguage: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const say = sayIn(context);
    const link = say('changeLanguage', { name: say('languageName') });
    await userEvent.click(screen.getByRole('link', { name: link }));
    await userEvent.click(await screen.findByRole('button', { name: /Türkçe/ }));
    for (const { service_name } of services('tr')) {
      await expect(await screen.findByRole('link', { name: service_name })).toBeVisible();
    }
    const asked = found(services('tr')[2]).service_name;
    await expect(screen.getByRole('complementary')).toHaveTextContent(asked);
  },
};

/** On a phone. */
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
  play: async (context) => {
    const say = sayIn(context);
    await context.step(
      'A new stay begins with the language, and shows nothing of before',
      async () => {
        const own = say('languageName');
        await userEvent.click(screen.getByRole('button', { name: (name) => name.includes(own) }));
        await waitFor(() =>
          expect(screen.getByText(asRead(say('requests.noneText')))).toBeVisible(),
        );
        for (const { title } of messages(languageOf(context))) {
          await expect(screen.queryByText(asRead(title))).toBeNull();
        }
      },
    );
  },
};
