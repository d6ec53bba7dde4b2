import { Badge } from '@concierge/ui/Badge';
import { BottomBar } from '@concierge/ui/layout/BottomBar';
import { Sidebar } from '@concierge/ui/layout/Sidebar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row, Stack } from '../fixtures/Layout.tsx';
import { asRead } from '../fixtures/asRead.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const labelIn = ({ t }: Texts) => t('shell:menu.services', { count: 4 });

const meta = {
  title: 'Components/Badge',
  component: Badge,
  ...inLanguage((texts) => ({ count: 4, label: labelIn(texts) })),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number, which is read out with what it counts. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText(asRead(labelIn(textsOf(context))))).toBeInTheDocument();
    await expect(canvas.getByText('4')).toHaveAttribute('aria-hidden', 'true');
  },
};

const COUNTS = [0, 1, 12, 99, 100, 4321];

/** Beside a name and for an icon; of 0 there is no badge. */
export const Counts: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Stack>
      {(['neutral', 'accent'] as const).map((tone) => (
        <Row key={tone}>
          {COUNTS.map((count) => (
            <Badge key={count} count={count} tone={tone} />
          ))}
        </Row>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

/** What is seen of a count. */
function lookOf(count: HTMLElement) {
  const { backgroundColor, color, font, borderRadius, blockSize, padding } = getComputedStyle(
    count.closest('[data-component="Badge"]') ?? count,
  );
  return { backgroundColor, color, font, borderRadius, blockSize, padding };
}

// V16
/** The counts of both menus, beside badges. */
export const InMenus: Story = {
  tags: ['!dev'],
  render: (args, context) => {
    const { labels } = textsOf(context);
    const item = { id: 'waiting', label: 'Waiting', href: '#', icon: 'clock' } as const;
    const items = [{ ...item, badge: { count: 4, label: '4 waiting' } }];
    const menu = { items, labels: labels.sidebar };
    return (
      <>
        {(['neutral', 'accent'] as const).map((tone) => (
          <Badge key={tone} {...args} label={tone} tone={tone} />
        ))}
        <Sidebar {...menu} />
        <Sidebar {...menu} labels={{ ...menu.labels, navigation: 'Minified' }} minified />
        <BottomBar label="Quick navigation" items={items} />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const looks = canvas.getAllByText('4').map(lookOf);
    const [neutral, accent, inSidebar, minified, inBottomBar] = looks;
    await step('The count of a row looks like a badge', async () => {
      await expect(looks).toHaveLength(5);
      await expect(inSidebar).toEqual(neutral);
    });
    await step('On an icon it looks like the badge for icons', async () => {
      await expect(minified).toEqual(accent);
      await expect(inBottomBar).toEqual(accent);
      await expect(accent).not.toEqual(neutral);
    });
  },
};
