import { Select } from '@concierge/ui/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { serviceOptions } from '../fixtures/options.ts';
import { controlled } from '../fixtures/stateful.tsx';
import { Stack } from '../fixtures/Layout.tsx';
import { narrowest } from '../fixtures/viewports.ts';
import { languages } from '../fixtures/words.ts';
import { found } from '../hotel/hotel.ts';
import { control } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsIn, textsOf } from '../setup/texts.ts';

const Controlled = controlled(Select, 'value', 'onChange');

/** Four services: Housekeeping, Room Service, Towels & Linen, Maintenance. */
const fourServices = (texts: Texts) => serviceOptions(texts).slice(0, 4);

const JASMINE = { value: '5', label: 'Жасмин' };
const withJasmine = [...fourServices(textsIn('en')), JASMINE];

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: { conformance: control },
  ...inLanguage((texts) => ({
    label: texts.t('requests:filters.service_id'),
    value: null,
    placeholder: texts.t('requests:filters.all.service_id'),
    options: fourServices(texts),
    onChange: fn(),
    style: { maxInlineSize: 280 },
  })),
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until keys reach the open list: react-aria may move the focus after it is shown. */
async function openedAt(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  await waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
}

/** Nothing is chosen: the placeholder says what that means. */
export const Default: Story = {};

/** The list opens on the chosen option; the first entry empties the choice. */
export const Open: Story = {
  ...inLanguage(({ t }) => ({
    value: '2',
    clearLabel: t('requests:filters.all.service_id'),
  })),
  play: async (context) => {
    const texts = textsOf(context);
    const { label } = found(fourServices(texts)[1]);
    await userEvent.tab();
    const name = `${label} ${texts.t('requests:filters.service_id')}`;
    await waitFor(() => expect(context.canvas.getByRole('button', { name })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: label })).toHaveFocus());
  },
};

// Y15
/** Keys of an input method are its own; letters of another layout mean the Latin ones at their places. */
export const OtherKeyboards: Story = {
  tags: ['!dev'],
  args: { options: withJasmine },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button');
    const press = (init: KeyboardEventInit) =>
      button.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
      );
    button.focus();
    await step('A letter of a word that is composed chooses nothing', async () => {
      press({ key: 'm', code: 'KeyM', isComposing: true });
      press({ key: 'Enter', code: 'Enter', keyCode: 229 });
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
    await step('A letter of a Cyrillic layout chooses by its place', async () => {
      press({ key: 'ь', code: 'KeyM' });
      await waitFor(() => expect(button).toHaveTextContent('Maintenance'));
    });
    await step('After a pause, an option in Cyrillic letters comes first', async () => {
      await new Promise((later) => setTimeout(later, 1100));
      press({ key: 'ж', code: 'Semicolon' });
      await waitFor(() => expect(button).toHaveTextContent('Жасмин'));
    });
  },
};

// Q3
/** It keeps its choice itself; its button carries what the caller gives, and says that it is wrong. */
export const Uncontrolled: Story = {
  tags: ['!dev'],
  args: { id: 'service', error: 'This service is closed.', onOpenChange: fn() },
  render: (args) => <Select {...args} value={undefined} defaultValue="2" data-testid="service" />,
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Room Service Service' });
    await step('Attributes reach the button', async () => {
      await expect(canvas.getByTestId('service')).toBe(button);
      await expect(button).toHaveAttribute('id', 'service');
      await expect(button).toBeInvalid();
      await expect(button).toHaveAccessibleDescription('This service is closed.');
    });
    await step('A choice stays', async () => {
      await userEvent.tab();
      await userEvent.keyboard('t');
      await expect(button).toHaveTextContent('Towels & Linen');
      await expect(args.onChange).toHaveBeenLastCalledWith('3');
    });
    await step('Opening and closing is reported', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
      await openedAt('Towels & Linen');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

/** The first entry empties the choice. */
export const Clearing: Story = {
  tags: ['!dev'],
  args: { value: '1', clearLabel: 'All services' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await openedAt('Housekeeping');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** An icon before each option. */
export const WithIcons: Story = inLanguage(({ language, t }) => ({
  label: t('shell:language.label'),
  value: language as string,
  options: languages.map(({ code, label, flag }) => ({
    value: code,
    label,
    icon: flag,
  })),
}));

const roomNames = ({ hotel }: Texts) =>
  Array.from({ length: 60 }, (_, at) => hotel.texts.room(101 + at));

/** Sixty rooms: Page Up and Page Down go by what is seen of the list. */
export const Many: Story = {
  ...inLanguage((texts) => ({
    label: texts.t('requests:filters.device_id'),
    options: roomNames(texts).map((label, at) => ({ value: String(at), label })),
    value: '30',
  })),
  play: async (context) => {
    const rooms = roomNames(textsOf(context));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: rooms[30] ?? '' })).toHaveFocus(),
    );
    const focused = () => rooms.indexOf(document.activeElement?.textContent ?? '');
    const last = rooms.length - 1;
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focused()).toBe(last));
    // By what is seen of the list, not to its first option.
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(focused()).toBeLessThan(last));
    const above = focused();
    await expect(last - above).toBeGreaterThan(3);
    await expect(above).toBeGreaterThan(30);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toBe(last));
  },
};

/** Empty, small with a label beside it, wrong, disabled. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => (
    <Stack gap={20}>
      <Controlled {...args} />
      <Controlled {...args} value="3" size="sm" labelPlacement="start" />
      <Controlled {...args} error={textsOf(context).t('errors:invalid_filter')} />
      <Controlled {...args} value="1" disabled />
    </Stack>
  ),
};

/** Long options break inside the narrowest window. */
export const Narrowest: Story = {
  ...narrowest,
  ...inLanguage((texts) => ({
    label: texts.t('messages:columns.message'),
    value: '1',
    options: texts.hotel.texts.news.map(([, label], at) => ({ value: String(at), label })),
  })),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(320));
    await expect(list.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};

// Y57
/** Of 1,500 options those in view are rendered; the keys reach all of them. */
export const Thousands: Story = {
  tags: ['!dev'],
  args: {
    options: Array.from({ length: 1_500 }, (_, at) => ({
      value: String(at),
      label: at === 700 ? 'Zahrada' : `Room ${at + 1}`,
    })),
  },
  play: async ({ canvas, args, step }) => {
    await step('Few of them are in the page', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await openedAt('Room 1');
      await expect(screen.getAllByRole('option').length).toBeLessThan(100);
    });
    await step('Letters, End and Enter choose', async () => {
      await userEvent.keyboard('za');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Zahrada' })).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Room 1500' })).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('1498');
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    });
  },
};
