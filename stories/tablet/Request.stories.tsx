import type { Sending } from '@concierge/tablet/model/tabletState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { tabletStory } from './RoomTablet.tsx';
import { NOW } from '../hotel/hotel.ts';
import { device, note, requests } from './room.ts';
import { languageOf, sayIn } from './tabletTexts.ts';
import { languageModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Room tablet/Request',
  id: 'tablet-request',
  ...tabletStory,
  args: { address: '/tablet?service=5' },
} satisfies Meta<typeof tabletStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A note may go with what is asked for. */
export const Default: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
};

/** On a phone. */
export const Phone: Story = { tags: ['picture'], ...phone };

// W3
/** What is still open is not asked for as a twin, but again; something else of the service is one press away. */
export const AlreadyAsked: Story = {
  tags: ['picture'],
  args: { address: '/tablet?service=2' },
  play: async (context) => {
    const say = sayIn(context);
    await context.step('It can be asked for again, and the form is not in the way', async () => {
      const name = say('request.askAgain');
      await expect(await screen.findByRole('button', { name })).toBeEnabled();
      await expect(screen.queryByRole('textbox')).toBeNull();
    });
  },
};

/** Something else of a service that is still open. */
export const SomethingElse: Story = {
  tags: ['!dev'],
  args: { address: '/tablet?service=2' },
  play: async (context) => {
    const name = sayIn(context)('service.else');
    await userEvent.click(await screen.findByRole('button', { name }));
    await expect(await screen.findByRole('textbox')).toBeVisible();
  },
};

/** A request of a moment ago can be canceled, which is asked once more. */
export const Cancel: Story = {
  args: { address: '/tablet?request=40' },
  ...phone,
  play: async (context) => {
    const say = sayIn(context);
    await userEvent.click(await screen.findByRole('button', { name: say('request.cancel') }));
    await expect(await screen.findByText(say('request.cancelSure'))).toBeVisible();
  },
};

/** Staff were faster. */
export const ChangedMeanwhile: Story = {
  tags: ['!dev'],
  args: {
    address: '/tablet?request=39',
    state: () => ({ acting: { id: 39, act: 'cancel', failure: 'other' } }),
  },
};

/** It was asked for again a moment ago. */
export const AskedAgain: Story = {
  tags: ['!dev'],
  args: {
    address: '/tablet?request=39',
    state: (language) => ({
      requests: requests(language).map((request) => ({ ...request, asked: 2, asked_at: NOW })),
    }),
  },
};

/** What was completed a moment ago may not have been solved. */
export const NotSolved: Story = {
  args: {
    address: '/tablet?request=37',
    state: (language) => ({
      requests: requests(language).map((request) => ({ ...request, completed_at: NOW })),
    }),
  },
};

/** The guest does not want to be disturbed, and asks for something. */
export const DoNotDisturb: Story = {
  args: { state: (language) => ({ device: { ...device(language), do_not_disturb: true } }) },
};

// Q10
/** It is on its way; a second press does nothing. */
export const Pending: Story = {
  play: async (context) => {
    const say = sayIn(context);
    const text = note(languageOf(context));
    await context.step('What is being sent stays as it is', async () => {
      const name = say('service.note');
      await userEvent.type(screen.getByRole('textbox', { name }), text);
      await userEvent.click(screen.getByRole('button', { name: say('service.send') }));
      const button = await screen.findByRole('button', {
        name: (full) => full.includes(say('service.send')),
      });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(screen.getByRole('textbox')).toHaveValue(text);
      await expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
    });
  },
};

const failed = (sending: Sending): Story => ({
  args: {
    state: (language) => ({ sending, draft: { serviceId: 5, note: note(language) } }),
  },
});

// Q10
/** It could not be sent: the note is kept. */
export const Failed: Story = {
  ...failed('other'),
  play: async (context) => {
    const say = sayIn(context);
    await context.step('A failure says so, and what was typed is kept', async () => {
      await expect(screen.getByRole('alert')).toHaveTextContent(say('failed.title'));
      await expect(screen.getByRole('textbox')).toHaveValue(note(languageOf(context)));
      await expect(screen.getByRole('button', { name: say('service.sendAgain') })).toBeEnabled();
    });
  },
};

/** Too many at once. */
export const TooMany: Story = failed('busy');

/** It is not offered any more since the card was pressed. */
export const NotOffered: Story = failed('gone');

/** The address of a service that is not there. */
export const Unknown: Story = { args: { address: '/tablet?service=99' } };

/** It was sent, and how it goes on is seen at once. */
export const Sent: Story = { args: { address: '/tablet?sent=40' } };
