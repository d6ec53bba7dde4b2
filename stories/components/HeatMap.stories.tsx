import { HeatMap } from '@concierge/ui/HeatMap';
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
import { byHour } from '../setup/charts.ts';
import { sheetModes } from '../setup/chromaticModes.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

const meta = {
  title: 'Components/HeatMap',
  component: HeatMap,
  ...inLanguage(byHour, inWidth(720)),
} satisfies Meta<typeof HeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

// P1
/** When requests come, by weekday and hour. */
export const Default: Story = { play: expectChartKeys };

/** With values, of one series, as it loads, and without any value. */
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: sheetModes } },
  render: statesOf(HeatMap),
};

// P1
/** The same values and links in words. */
export const AsTable: Story = { play: expectSameTable };

/** Arrows follow what one sees. */
export const RightToLeft: Story = { decorators: [mirrored], play: expectChartKeys };

/** In the width of a phone nothing is cut off. */
export const Phone: Story = { ...phone, play: expectFits };
