import { Button } from '@concierge/ui/Button';
import { Inline } from '@concierge/ui/Inline';
import { Stack } from '@concierge/ui/Stack';
import { Tag } from '@concierge/ui/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const NAMES = ['approved', 'canceled', 'done'] as const;
const buttonsIn = ({ t }: Texts) =>
  NAMES.map((name) => <Button key={name}>{t(`shell:menu.${name}`)}</Button>);

const meta = {
  title: 'Components/Inline',
  component: Inline,
  ...inLanguage((texts) => ({ children: buttonsIn(texts) }), inWidth(320)),
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Side by side, as far as there is room. */
export const Default: Story = { tags: ['picture'] };

/** Each place in the line, each place across it, wrapped and not; the last one from right to left. */
export const AllStates: Story = {
  render: (_args, context) => {
    const texts = textsOf(context);
    const buttons = buttonsIn(texts);
    return (
      <Stack gap={5}>
        {(['start', 'center', 'end', 'between'] as const).map((justify) => (
          <Inline key={justify} justify={justify}>
            <Tag>{justify}</Tag>
            <Tag>{texts.hotel.devices[13]?.name}</Tag>
          </Inline>
        ))}
        {(['start', 'center', 'end', 'baseline', 'stretch'] as const).map((align) => (
          <Inline key={align} align={align}>
            <Tag>{align}</Tag>
            <Button size="lg">{texts.t('shell:menu.open')}</Button>
          </Inline>
        ))}
        <Inline gap={1} data-testid="wrapped">
          {buttons}
          {buttons}
        </Inline>
        <Inline dir="rtl" wrap={false}>
          <Tag>first</Tag>
          <Tag>second</Tag>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const wrapped = canvas.getByTestId('wrapped');
    await expect(wrapped.scrollWidth).toBeLessThanOrEqual(wrapped.clientWidth);
    const [first, second] = ['first', 'second'].map((text) => canvas.getByText(text));
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? Infinity,
    );
  },
};
