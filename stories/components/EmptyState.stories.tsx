import { Button } from '@concierge/ui/Button';
import { EmptyState } from '@concierge/ui/EmptyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCard } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  ...inLanguage(
    ({ t }) => ({
      title: t('requests:empty.title'),
      children: t('requests:empty.body'),
    }),
    inCard,
  ),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is there yet, and what will be. */
export const Default: Story = {};

/** Both tones, from the title alone to all parts. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ title, children }, context) => {
    const { t } = textsOf(context);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {(['neutral', 'warning'] as const).flatMap((tone) => [
          <EmptyState key={`${tone} title`} tone={tone} title={title} />,
          <EmptyState key={`${tone} text`} tone={tone} title={title}>
            {children}
          </EmptyState>,
          <EmptyState
            key={`${tone} action`}
            tone={tone}
            icon="concierge-bell"
            title={t('settings:services.empty.title')}
            action={<Button iconStart="plus">{t('settings:services.empty.action')}</Button>}
          >
            {t('settings:services.empty.body')}
          </EmptyState>,
        ])}
      </div>
    );
  },
};
