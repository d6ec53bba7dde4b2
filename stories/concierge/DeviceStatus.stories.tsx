import { DeviceStatus } from '@concierge/ui/concierge/DeviceStatus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Concierge/DeviceStatus',
  component: DeviceStatus,
  parameters: { conformance: { root: 'StatusBadge' } },
  ...inLanguage(({ t }) => ({ state: 'online' as const, children: t('devices:state.online') })),
} satisfies Meta<typeof DeviceStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It can be reached now. */
export const Default: Story = {
  play: async (context) => {
    const { t } = textsOf(context);
    await expect(context.canvas.getByText(t('devices:state.online'))).toBeVisible();
  },
};

/** Each has its own icon beside its color. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (_, context) => {
    const { t } = textsOf(context);
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {(['online', 'offline', 'never', 'revoked'] as const).map((state) => (
          <DeviceStatus key={state} state={state}>
            {t(`devices:state.${state}`)}
          </DeviceStatus>
        ))}
      </div>
    );
  },
};
