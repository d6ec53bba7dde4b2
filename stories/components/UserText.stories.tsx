import { Inline } from '@concierge/ui/Inline';
import { Stack } from '@concierge/ui/Stack';
import { Tag } from '@concierge/ui/Tag';
import { Text } from '@concierge/ui/Text';
import { TextField } from '@concierge/ui/TextField';
import { UserText } from '@concierge/ui/UserText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { found } from '../hotel/hotel.ts';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/UserText',
  component: UserText,
  args: { children: 'غرفة 204' },
} satisfies Meta<typeof UserText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a person wrote, in its own direction. */
export const Default: Story = {};

/** Alone, in a sentence, beside a number, in a tag and in a field, from right to left and from left to right. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (_args, context) => {
    const { t, hotel } = textsOf(context);
    return (
      <Stack gap={4}>
        {['غرفة 204', 'חדר 204!', found(hotel.devices[13]).name].map((name) => (
          <Stack key={name} gap={2}>
            <Text>
              <UserText>{name}</UserText>
            </Text>
            <Text>
              {t('requests:columns.device_name')}: <UserText>{name}</UserText> (3)
            </Text>
            <Inline gap={2}>
              <Tag icon="tablet-smartphone">
                <UserText>{name}</UserText>
              </Tag>
            </Inline>
            <TextField label={t('devices:form.name')} defaultValue={name} />
          </Stack>
        ))}
      </Stack>
    );
  },
};
