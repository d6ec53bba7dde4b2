import { i18n } from '@concierge/console/lib/i18n/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusIn } from '../fixtures/keyboard.ts';
import type { HotelScreen } from './HotelScreen.tsx';
import { screenStory } from './screenStory.ts';

// What the sheet of keys lists, pressed one by one from the rows they are for.
const meta = {
  title: 'Screens/Keys',
  ...screenStory(import.meta.glob('../../packages/console/src/app/screens/requests/*.tsx')),
  tags: ['!dev'],
  args: { address: '/requests/waiting?limit=5' },
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses a key as the sheet names it. */
type Press = () => Promise<void>;

const NAMES: Readonly<Record<string, string>> = {
  '↓': '{ArrowDown}',
  '↑': '{ArrowUp}',
  Home: '{Home}',
  End: '{End}',
  Enter: '{Enter}',
  'Ctrl+K': '{Control>}k{/Control}',
  '⌘+K': '{Meta>}k{/Meta}',
  'Shift+X': '{Shift>}X{/Shift}',
};
const pressOf = (key: string): Press => {
  const typed = NAMES[key] ?? key.toLowerCase();
  return async () => {
    await userEvent.keyboard(typed);
  };
};

/** The control of a row, counted from 0, or from the end. */
async function row(at: number): Promise<HTMLElement> {
  return waitFor(() => {
    const controls = [...document.querySelectorAll('main tbody > tr')].flatMap(
      (each) => each.querySelector<HTMLElement>('button:not(:disabled), a[href]') ?? [],
    );
    const control = controls.at(at);
    if (!control) throw new TypeError(`No row ${at}`);
    return control;
  });
}

async function expectRow(at: number): Promise<void> {
  const wanted = await row(at);
  await waitFor(() => expect(wanted).toHaveFocus());
}

const walks = (from: number, to: number) => async (press: Press) => {
  (await row(from)).focus();
  await press();
  await expectRow(to);
};

/** From a row a key opens a dialog; Escape leads back to it, or to another dialog first. */
const opens =
  (...names: readonly (RegExp | string)[]) =>
  async (press: Press) => {
    (await row(0)).focus();
    await press();
    for (const name of names) {
      // oxlint-disable no-await-in-loop -- one is above the other
      const dialog = await screen.findByRole('dialog', { name });
      await expectFocusIn(() => dialog);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      // oxlint-enable no-await-in-loop
    }
    await expectRow(0);
  };

const confirms = (state: 2 | 3 | 4) => opens(i18n.t(`requests:reply.confirmTitles.${state}`));

/** Only what is approved can be completed. */
async function completes(press: Press): Promise<void> {
  await userEvent.click(screen.getByRole('link', { name: i18n.t('shell:menu.approved') }));
  await screen.findByRole('heading', { level: 1, name: i18n.t('requests:lists.approved') });
  await confirms(4)(press);
}

async function goesToFilters(press: Press): Promise<void> {
  (await row(0)).focus();
  await press();
  await expectSearch();
}

const expectSearch = () =>
  waitFor(() => expect(within(screen.getByRole('search')).getByRole('searchbox')).toHaveFocus());

/** From a row, and from the field itself. */
async function searches(press: Press): Promise<void> {
  (await row(0)).focus();
  await press();
  await expectSearch();
  await press();
  await expectSearch();
}

/** The row that is pressed, or all from the one before. Escape takes the selection away. */
const selects = (at: number, count: number) => async (press: Press) => {
  if (at > 0) {
    (await row(0)).focus();
    await userEvent.keyboard('x');
  }
  (await row(at)).focus();
  await press();
  await screen.findByRole('group', { name: i18n.t('requests:many.bar') });
  await waitFor(() =>
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(count),
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]));
};

/** New requests come with live events: `newRequests.e2e.ts` presses the key that shows them. */
const elsewhere = (press: Press) => press();

/** What is listed, with its proof. */
const proofs = (): Readonly<Record<string, (press: Press) => Promise<void>>> => ({
  [i18n.t('shortcuts:lists.next')]: walks(1, 2),
  [i18n.t('shortcuts:lists.previous')]: walks(2, 1),
  [i18n.t('shortcuts:lists.first')]: walks(2, 0),
  [i18n.t('shortcuts:lists.last')]: walks(1, -1),
  [i18n.t('shortcuts:lists.open')]: opens(i18n.t('requests:reply.title')),
  [i18n.t('shortcuts:lists.filter')]: goesToFilters,
  [i18n.t('shortcuts:requests.select')]: selects(0, 1),
  [i18n.t('shortcuts:requests.selectRange')]: selects(2, 3),
  [i18n.t('shortcuts:requests.approve')]: confirms(2),
  [i18n.t('shortcuts:requests.cancel')]: confirms(3),
  [i18n.t('shortcuts:requests.done')]: completes,
  [i18n.t('shortcuts:requests.message')]: opens(/^Message to/, i18n.t('requests:reply.title')),
  [i18n.t('shortcuts:requests.new')]: elsewhere,
  [i18n.t('newRequest')]: opens(i18n.t('newRequest')),
  [i18n.t('shortcuts:everywhere.search')]: searches,
  [i18n.t('shortcuts:everywhere.sheet')]: opens(i18n.t('shortcuts:title')),
});

/** Every key of the sheet with what it does. */
async function shownKeys(): Promise<{ action: string; keys: string[] }[]> {
  (await row(0)).focus();
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: i18n.t('shortcuts:title') });
  await expectFocusIn(() => sheet);
  const shown = within(sheet)
    .getAllByRole('term')
    .map((term) => ({
      action: term.textContent,
      keys: [...(term.nextElementSibling?.querySelectorAll('kbd') ?? [])].map(
        (key) => key.textContent,
      ),
    }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return shown;
}

// U34
export const OfRequests: Story = {
  play: async ({ step }) => {
    const shown = await shownKeys();
    const proof = proofs();
    await expect(shown.map(({ action }) => action)).toEqual(Object.keys(proof));
    for (const { action, keys } of shown) {
      for (const key of keys) {
        // oxlint-disable-next-line no-await-in-loop -- one key after the other
        await step(`${key}: ${action}`, () => proof[action]?.(pressOf(key)));
      }
    }
  },
};

// U34 Y15
/** Keys of layouts without Latin letters, and where the focus is in no row. */
export const FromThePage: Story = {
  play: async ({ step }) => {
    const press = (key: string, code: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      );
    await step('J leads to the first row; arrows scroll the page', async () => {
      await row(0);
      await expect(document.body).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{End}');
      await expect(document.body).toHaveFocus();
      await userEvent.keyboard('j');
      await expectRow(0);
    });
    await step('Cyrillic and Greek letters are those at their places', async () => {
      press('о', 'KeyJ');
      await expectRow(1);
      press('κ', 'KeyK');
      await expectRow(0);
    });
    await step('An Arabic question mark opens the sheet', async () => {
      press('؟', 'Slash');
      const name = i18n.t('shortcuts:title');
      await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
    });
  },
};
