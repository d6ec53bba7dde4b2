import { BarChart } from '@concierge/ui/BarChart';
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
import { byService } from '../setup/charts.ts';
import { sheetModes } from '../setup/chromaticModes.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  ...inLanguage(byService, inWidth(720)),
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

// P1
/** A bar for each name, with its states one after the other. */
export const Default: Story = { play: expectChartKeys };

/** With values, of one series, as it loads, and without any value. */
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: sheetModes } },
  render: statesOf(BarChart),
};

// P1
/** The same values and links in words. */
export const AsTable: Story = { play: expectSameTable };

/** Arrows follow what one sees. */
export const RightToLeft: Story = { decorators: [mirrored], play: expectChartKeys };

/** In the width of a phone nothing is cut off. */
export const Phone: Story = { ...phone, play: expectFits };
