import { Inline, Stack, Tag, Text, TextField, UserText } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/UserText',
  component: UserText,
  args: { children: 'غرفة 204' },
} satisfies Meta<typeof UserText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Alone, in a sentence, beside a number, in a tag and in a field, from right to left and from left to right. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Stack gap={4}>
      {['غرفة 204', 'חדר 204!', 'Room 204'].map((name) => (
        <Stack key={name} gap={2}>
          <Text>
            <UserText>{name}</UserText>
          </Text>
          <Text>
            New request from <UserText>{name}</UserText> (3)
          </Text>
          <Inline gap={2}>
            <Tag icon="tablet-smartphone">
              <UserText>{name}</UserText>
            </Tag>
          </Inline>
          <TextField label="Name" defaultValue={name} />
        </Stack>
      ))}
    </Stack>
  ),
};
