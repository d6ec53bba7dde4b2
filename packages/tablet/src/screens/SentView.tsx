import { Icon } from '@concierge/ui/Icon';
import { Inline } from '@concierge/ui/Inline';
import { LinkButton } from '@concierge/ui/LinkButton';
import { Stack } from '@concierge/ui/Stack';
import { Text } from '@concierge/ui/Text';
import type { ReactElement } from 'react';
import { addressOf } from '../model/view.ts';
import { PageTitle } from './PageTitle.tsx';
import { OwnRequest, type OwnRequestProps } from './RequestView.tsx';
import { useSpoken } from './spoken.ts';

interface SentViewProps extends OwnRequestProps {
  focused: boolean;
}

/** What the guest has just sent, as it goes on. */
export function SentView({ focused, ...own }: SentViewProps): ReactElement {
  const { say } = useSpoken();
  return (
    <Stack gap={5} className="tablet-form">
      <Inline gap={4} wrap={false} align="start">
        <Text as="span" tone="success" size="xxl">
          <Icon name="circle-check" size={24} />
        </Text>
        <PageTitle focused={focused} text={say('sent.text')}>
          {say('sent.title')}
        </PageTitle>
      </Inline>
      <OwnRequest {...own} />
      <div>
        <LinkButton size="lg" href={addressOf({ name: 'services' })}>
          {say('sent.more')}
        </LinkButton>
      </div>
    </Stack>
  );
}
