import { LineChart } from '@concierge/ui/LineChart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  expectChartKeys,
  expectFits,
  expectSameTable,
  mirrored,
  statesOf,
} from '../fixtures/chartStories.tsx';
import { inWidth } from '../fixtures/frames.tsx';
import { phone } from '../fixtures/viewports.ts';
import { byDay } from '../setup/charts.ts';
import { sheetModes } from '../setup/chromaticModes.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  ...inLanguage(byDay, inWidth(720)),
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

// P1
/** Two weeks, with the two before as a lighter line. */
export const Default: Story = { play: expectChartKeys };

/** With values, of one series, as it loads, and without any value. */
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: sheetModes } },
  render: statesOf(LineChart),
};

// P1
/** The same values and links in words. */
export const AsTable: Story = { play: expectSameTable };

/** Arrows follow what one sees. */
export const RightToLeft: Story = { decorators: [mirrored], play: expectChartKeys };

/** In the width of a phone nothing is cut off. */
export const Phone: Story = { ...phone, play: expectFits };
