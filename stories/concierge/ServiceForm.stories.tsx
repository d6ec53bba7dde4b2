import { ServiceForm } from '@concierge/ui/concierge/ServiceForm';
import { LANGUAGES, type Language } from '@concierge/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, press } from '../fixtures/keyboard.ts';
import { labeled } from '../fixtures/fields.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { loadFailure } from '../fixtures/loadFailure.tsx';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsIn, textsOf } from '../setup/texts.ts';

/** A service of the hotel that is edited. */
const serviceIn = ({ hotel }: Texts) => found(hotel.services[4]);

/** What the same service is called in a language. */
const namesOf = (language: Language) => serviceIn(textsIn(language)).service_name;

/** The form of a service that is there; another one in each language. */
const edited = inLanguage((texts) => ({ service: serviceIn(texts) }));

const meta = {
  title: 'Concierge/ServiceForm',
  component: ServiceForm,
  ...inLanguage(
    ({ icons, labels, t }) => ({
      icons,
      languages: LANGUAGES.map((code) => ({ code, label: t(`shell:language.${code}`) })),
      autoFocus: false,
      onSubmit: fn(),
      onClose: fn(),
      labels: labels.serviceForm,
    }),
    inWidth(760),
  ),
  render: (args) => <ServiceForm key={args.service?.service_name} {...args} />,
} satisfies Meta<typeof ServiceForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The parts of the form, by their names in the language of the toolbar. */
function partsOf(context: Context) {
  const { canvas } = context;
  const labels = textsOf(context).labels.serviceForm;
  const button = (name: string) => canvas.getByRole('button', { name });
  return {
    name: () => canvas.getByLabelText(labeled(labels.name)),
    color: () => canvas.getByLabelText(labeled(labels.color)),
    chooseIcon: () => button(labels.chooseIcon),
    changeIcon: () => button(labels.changeIcon),
    /** What chooses or changes the icon. */
    iconButton: () =>
      canvas.queryByRole('button', {
        name: (name) => [labels.chooseIcon, labels.changeIcon].includes(name),
      }),
    create: () => button(labels.create),
    update: () => button(labels.update),
  };
}

// G2 G3
/** A new service: saving waits until name and icon are there. */
export const Default: Story = {
  play: async (context) => {
    const { step } = context;
    const form = partsOf(context);
    await step('The color starts at #000000, so the icon can be chosen', async () => {
      await expect(form.color()).toHaveValue('#000000');
      await waitFor(() => expect(form.chooseIcon()).toBeVisible());
    });
    await step('Saving is disabled', async () => {
      await expect(form.create()).toBeDisabled();
    });
  },
};

/** A new service, an existing one, icons loading, and icons that failed to load. */
export const AllStates: Story = {
  tags: ['picture'],
  ...inLanguage(({ t }) => ({
    iconsError: loadFailure(t, t('settings:services.error.icons')),
  })),
  render: ({ iconsError, ...args }, context) => (
    <div key={textsOf(context).language} style={{ display: 'grid', gap: 40 }}>
      <ServiceForm {...args} />
      <ServiceForm {...args} service={serviceIn(textsOf(context))} />
      <ServiceForm {...args} icons={[]} iconsLoading />
      <ServiceForm {...args} icons={[]} iconsError={iconsError} />
    </div>
  ),
};

// G2 G3
/** What is typed and chosen is seen on the card at once. */
export const Create: Story = {
  play: async (context) => {
    const { args, canvas, step } = context;
    const { hotel, labels, icons } = textsOf(context);
    const { service_name } = found(hotel.services[8]);
    const form = partsOf(context);
    await step('The card follows the name', async () => {
      await userEvent.type(form.name(), service_name);
      await waitFor(() =>
        expect(canvas.getByRole('article', { name: service_name })).toBeVisible(),
      );
      await expect(form.create()).toBeDisabled();
    });
    await step('The icon comes from the picker, by keyboard', async () => {
      await press(form.chooseIcon());
      await screen.findByRole('dialog', { name: labels.serviceForm.iconPicker.title });
      await userEvent.click(screen.getByRole('searchbox'));
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expectClosed('dialog', form.changeIcon);
    });
    await step('With name, icon and color it can be saved', async () => {
      await expect(form.create()).toBeEnabled();
      await userEvent.click(form.create());
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          service_name,
          service_names: {},
          icon_id: icons[1]?.id,
          bg_color: '#000000',
        }),
      );
    });
  },
};

// U76
/** Below the name, folded at first, are the names in languages. */
export const NamesInLanguages: Story = {
  ...inLanguage((texts) => ({
    service: { ...serviceIn(texts), service_names: { cs: namesOf('cs'), tr: namesOf('tr') } },
  })),
  play: async (context) => {
    const { args, canvas, step } = context;
    const form = partsOf(context);
    const field = (code: Language) =>
      canvas.getByLabelText(textsOf(context).t(`shell:language.${code}`));
    await press(canvas.getByRole('button', { name: args.labels.names, expanded: false }));
    await expect(field('cs')).toHaveValue(namesOf('cs'));
    const { language } = textsOf(context);
    await step('The card has the name in the language of the reader', async () => {
      await userEvent.clear(field(language));
      await userEvent.type(field(language), ' Repairs ');
      await waitFor(() => expect(canvas.getByRole('article', { name: 'Repairs' })).toBeVisible());
    });
    await step('What is typed is sent, without what was emptied', async () => {
      const emptied = language === 'tr' ? 'cs' : 'tr';
      await userEvent.clear(field(emptied));
      await userEvent.click(form.update());
      const { [emptied]: _gone, ...kept } = { cs: namesOf('cs'), tr: namesOf('tr') };
      const service_names = { ...kept, [language]: 'Repairs' };
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ service_names })),
      );
    });
  },
};

// U76
/** Another service has the Czech name: its field comes into view, until it is edited. */
export const NameTaken: Story = {
  ...inLanguage((texts) => ({
    service: { ...serviceIn(texts), service_names: { cs: namesOf('cs') } },
    languages: LANGUAGES.map((code) => ({
      code,
      label: texts.t(`shell:language.${code}`),
      error: code === 'cs' ? texts.t('errors:service_exist') : undefined,
    })),
  })),
  play: async (context) => {
    const field = context.canvas.getByLabelText(textsOf(context).t('shell:language.cs'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await userEvent.type(field, ' 2');
    await expect(field).toBeValid();
  },
};

// U29
/** A color may be typed without #; meanwhile the icon chooser stays. */
export const ColorTyped: Story = {
  ...edited,
  play: async (context) => {
    const { args, step } = context;
    const form = partsOf(context);
    await step('The icon chooser stays while a color is being typed', async () => {
      await userEvent.type(form.color(), '{Backspace}');
      await expect(form.changeIcon()).toBeVisible();
      await expect(form.update()).toBeDisabled();
    });
    await step('A color without # is understood', async () => {
      await userEvent.clear(form.color());
      await userEvent.type(form.color(), 'FFee00{Enter}');
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith(
          expect.objectContaining({ bg_color: '#ffee00' }),
        ),
      );
    });
  },
};

// G3
/** Half a color is reported on leaving the field. */
export const NoColor: Story = {
  ...edited,
  play: async (context) => {
    const { step } = context;
    const form = partsOf(context);
    await userEvent.clear(form.color());
    await step('Without a color there is no icon chooser and no saving', async () => {
      await expect(form.iconButton()).toBeNull();
      await expect(form.update()).toBeDisabled();
    });
    await step('Half a color is reported on leaving the field', async () => {
      await userEvent.type(form.color(), '#12');
      await userEvent.tab();
      await waitFor(() => expect(form.color()).toBeInvalid());
      await expect(form.iconButton()).toBeNull();
    });
  },
};

/** The image of an icon that left the catalog is kept. */
export const UnknownIcon: Story = {
  ...inLanguage((texts) => ({ service: { ...serviceIn(texts), icon_id: 99_999 } })),
  play: async (context) => {
    const form = partsOf(context);
    await waitFor(() => expect(form.changeIcon()).toBeVisible());
    await expect(form.update()).toBeEnabled();
  },
};

/** It is being saved: the button waits, the input stays. */
export const Pending: Story = {
  ...inLanguage((texts) => ({ service: serviceIn(texts), pending: true })),
  play: async (context) => {
    await userEvent.type(partsOf(context).name(), '{Enter}');
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

const withLongName = (texts: Texts) => ({
  service: {
    ...serviceIn(texts),
    service_name: texts.hotel.services
      .slice(4, 9)
      .map(({ service_name }) => service_name)
      .join(', '),
  },
});

/** A long name breaks into lines on the card. */
export const LongTexts: Story = inLanguage(withLongName);

/** In a narrow place the card is below the fields. */
export const Narrow: Story = inLanguage(withLongName, inWidth(272));
