import { Button } from '@concierge/ui/Button';
import { Combobox, type ComboboxProps } from '@concierge/ui/Combobox';
import { Stack } from '@concierge/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { control } from '../conformance/exceptions.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { roomOptions } from '../fixtures/options.ts';
import { controlled } from '../fixtures/stateful.tsx';
import { narrowest } from '../fixtures/viewports.ts';
import { languages } from '../fixtures/words.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf, type Texts } from '../setup/texts.ts';

const Controlled = controlled(Combobox, 'value', 'onChange');

/** The rooms, and a kiosk whose name has an accent. */
const roomsWithCafe = (texts: Texts) => roomOptions(texts).with(6, { value: '6', label: 'Café' });

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  parameters: { conformance: control },
  ...inLanguage(
    (texts) => ({
      label: texts.t('requests:filters.device_id'),
      value: null,
      placeholder: texts.t('requests:filters.all.device_id'),
      options: roomsWithCafe(texts),
      labels: texts.ui.comboboxLabels,
      onChange: fn(),
    }),
    inWidth(280),
  ),
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Nothing is chosen: the placeholder says what that means. */
export const Default: Story = {};

// U13 Q15
/** What is typed narrows the options, whatever case and accents; Enter takes the first. */
export const Typed: Story = {
  tags: ['picture-dark'],
  args: { value: 'room-301' },
  play: async ({ args, step }) => {
    await step('Of all options those that contain it are left', async () => {
      await userEvent.tab();
      await userEvent.keyboard('CAFE');
      await waitFor(() => expect(options()).toEqual(['Café']));
      await waitFor(() => expect(active()).toBe('Café'));
      await expect(field()).toHaveFocus();
    });
    await step('Enter chooses it and closes the list', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('6');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(field()).toHaveValue('Café');
    });
    await step('Arrows move, Escape leaves the choice as it was', async () => {
      await userEvent.clear(field());
      await userEvent.keyboard('20{ArrowDown}');
      await waitFor(() => expect(options()).toHaveLength(9));
      await expect(active()).toBe(options()[1]);
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('room-202');
      await userEvent.keyboard('{Backspace}{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(args.onChange).toHaveBeenLastCalledWith('room-202');
    });
    await userEvent.clear(field());
    await userEvent.keyboard('40');
    await waitFor(() => expect(options()).toHaveLength(9));
  },
};

/** Nothing matches: the list says so. */
export const NoMatches: Story = {
  play: async (context) => {
    await userEvent.tab();
    await userEvent.keyboard('submarine');
    const { noMatches } = textsOf(context).ui.comboboxLabels;
    await waitFor(() => expect(options()).toEqual([noMatches]));
  },
};

/** Rooms of two floors, and the bar. */
function roomsOfTwoFloors(texts: Texts) {
  const { hotel, t } = texts;
  const [first, fourth] = [hotel.texts.floor(1), hotel.texts.floor(4)];
  const rooms = roomOptions(texts);
  return [
    ...rooms.slice(0, 6).map((room) => ({ ...room, group: first })),
    ...rooms.slice(30, 34).map((room) => ({ ...room, group: fourth })),
    { value: 'bar', label: hotel.texts.poolBar, group: t('common:list.otherRooms') },
  ];
}

// U43
/** Groups have headings; what is typed leaves those of what it finds. A press shows all, whatever is chosen. */
export const Groups: Story = {
  ...inLanguage((texts) => ({ value: 'room-404', options: roomsOfTwoFloors(texts) })),
  play: async (context) => {
    const { t, hotel } = textsOf(context);
    await userEvent.click(field());
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    const headings = () =>
      screen.getAllByRole('group').map((group) => group.firstChild?.textContent);
    await expect(headings()).toEqual([
      hotel.texts.floor(1),
      hotel.texts.floor(4),
      t('common:list.otherRooms'),
    ]);
    await userEvent.keyboard('402');
    await waitFor(() => expect(options()).toHaveLength(1));
    await expect(headings()).toEqual([hotel.texts.floor(4)]);
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onChange).toHaveBeenLastCalledWith('room-402');
    await userEvent.click(field());
    await waitFor(() => expect(options()).toHaveLength(11));
  },
};

/** Empty, chosen, with an icon, small with a label beside it, wrong, off; the last one from right to left. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => (
    <Stack>
      <Controlled {...args} required />
      <Controlled {...args} value="6" />
      <Controlled
        {...args}
        value="tr"
        options={languages.map(({ code, label, flag }) => ({ value: code, label, icon: flag }))}
      />
      <Controlled {...args} value="6" size="sm" labelPlacement="start" />
      <Controlled {...args} error={textsOf(context).t('errors:invalid_filter')} />
      <Controlled {...args} value="6" disabled />
      <Controlled {...args} loading />
      <div dir="rtl">
        <Controlled {...args} value="6" />
      </div>
    </Stack>
  ),
};

// Q15
/** Any text may be its value; the options are suggestions. */
export const FreeText: Story = {
  args: { freeText: true, value: 'Roof terrace' },
  play: async ({ args }) => {
    await expect(field()).toHaveValue('Roof terrace');
    await userEvent.clear(field());
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('Café x');
    await expect(args.onChange).toHaveBeenLastCalledWith('Café x');
    await userEvent.tab();
    await expect(field()).toHaveValue('Café x');
    await userEvent.type(field(), '{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('6');
    await waitFor(() => expect(options()).toEqual(['Café']));
    await expect(active()).toBeUndefined();
  },
};

/** Loads what fits a little later; a text with `!` fails. */
function Loaded(props: ComboboxProps): ReactElement {
  const { options: all, onSearch } = props;
  const [text, setText] = useState('');
  const [found, setFound] = useState<typeof all>();
  useEffect(() => {
    const fits = all.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
    const timer = setTimeout(() => setFound(fits.slice(0, 5)), 100);
    return () => clearTimeout(timer);
  }, [text, all]);
  const failed = text.includes('!');
  return (
    <Controlled
      {...props}
      options={failed ? [] : (found ?? [])}
      loading={!found && !failed}
      failed={failed}
      onSearch={(typed) => {
        onSearch?.(typed);
        setFound(undefined);
        setText(typed);
      }}
    />
  );
}

// Q15
/** The caller loads what fits; it says that it loads, what it found, and that loading failed. */
export const Async: Story = {
  args: { onSearch: fn() },
  render: (args) => <Loaded {...args} />,
  play: async (context) => {
    const { ui } = textsOf(context);
    const status = () => screen.getByRole('status');
    await userEvent.tab();
    await userEvent.keyboard('40');
    await waitFor(() => expect(status()).toHaveTextContent(ui.comboboxLabels.loading ?? ''));
    await waitFor(() => expect(options()).toHaveLength(5));
    await expect(context.args.onSearch).toHaveBeenLastCalledWith('40');
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/5/),
    );
    const { label } = context.args.options.find(({ value }) => value === 'room-401') ?? {};
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('x!');
    await waitFor(() => expect(status()).toHaveTextContent(ui.comboboxLabels.failed ?? ''));
    await userEvent.keyboard('{Escape}');
    // What is chosen is known, though the options have it no more.
    await expect(field()).toHaveValue(label);
  },
};

/** Has no options until the button is pressed. */
function Late(props: ComboboxProps): ReactElement {
  const [loaded, setLoaded] = useState(false);
  return (
    <Stack>
      <Controlled {...props} options={loaded ? props.options : []} loading={!loaded} />
      <Button onClick={() => setLoaded(true)}>Load</Button>
    </Stack>
  );
}

// W1
/** What was typed before the options came finds its option once they are there. */
export const TypedEarly: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Late {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('cafe');
    await userEvent.tab();
    await expect(field()).toHaveValue('cafe');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(field()).toHaveValue('Café'));
    await expect(args.onChange).toHaveBeenLastCalledWith('6');
  },
};

// Q15 Y43
/** Of thousands those in view are rendered; all of them can be reached and are counted. */
export const Thousands: Story = {
  tags: ['!dev'],
  args: {
    options: Array.from({ length: 2_000 }, (_, at) => ({
      value: String(at),
      label: `Room ${at}`,
      group: `Floor ${Math.floor(at / 100)}`,
    })),
  },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toBe('Room 1999'));
    await expect(options().length).toBeLessThan(100);
    const last = screen.getByRole('option', { name: 'Room 1999' });
    await waitFor(() => expect(last).toBeVisible());
    await expect(last).toHaveAttribute('aria-setsize');
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(active()).not.toBe('Room 1999'));
    await userEvent.keyboard('1234');
    await waitFor(() => expect(options()).toEqual(['Room 1234']));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234');
  },
};

// Q15
/** What was typed and not chosen goes; an emptied field has no value, by a press too. */
export const Clearing: Story = {
  tags: ['!dev'],
  args: { value: '6' },
  play: async (context) => {
    const { canvas, args } = context;
    await userEvent.tab();
    await userEvent.keyboard('201 x');
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveValue('Café'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Clear/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('cafe{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('6');
    await userEvent.clear(field());
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Long options break inside the narrowest window. */
export const Narrowest: Story = {
  ...narrowest,
  ...inLanguage((texts) => ({
    label: texts.t('messages:columns.message'),
    options: texts.hotel.texts.news.map(([, label], at) => ({ value: String(at), label })),
  })),
  play: async () => {
    await userEvent.click(field());
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(320));
    await expect(list.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};
